import type { ReactNode } from 'react'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { StorageNotice } from '@/screens/account/user-data/health/StorageNotice'
import WaitingLine from '@/screens/account/user-data/health/WaitingLine'
import { OnboardingFrame } from './OnboardingFrame'

interface Props {
  step: number
  steps: number
  children: ReactNode
}

/** The layout of the onboarding, with the notices and announcements of the moment. It has no navigation. */
export default function OnboardingLayout(props: Props) {
  return (
    <OnboardingFrame
      {...props}
      notice={<StorageNotice />}
      end={
        <>
          <WaitingLine />
          <LiveRegion />
        </>
      }
    />
  )
}
