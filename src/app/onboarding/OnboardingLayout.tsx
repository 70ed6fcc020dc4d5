import type { ReactNode } from 'react'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { StorageNotice } from '@/screens/account/user-data/health/StorageNotice'
import WaitingLine from '@/screens/account/user-data/health/WaitingLine'
import { SetupFrame } from './SetupFrame'

interface Props {
  step: number
  steps: number
  children: ReactNode
}

/** The layout of the setup, with the notices and announcements of the moment. It has no navigation. */
export default function OnboardingLayout(props: Props) {
  return (
    <SetupFrame
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
