import type { ReactNode } from 'react'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { ProgressBar } from '@/engine/ui/ProgressBar'
import { SkipLink } from '../layout/SkipLink'
import { StorageNotice } from '@/screens/account/user-data/health/StorageNotice'
import WaitingLine from '@/screens/account/user-data/health/WaitingLine'
import { SetupHeader } from './SetupHeader'

/** The layout of the setup. It shows the progress and has no links out of the setup. */
export default function OnboardingLayout(props: {
  step: number
  steps: number
  children: ReactNode
}) {
  const label = `Step ${props.step} of ${props.steps}`
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SetupHeader />
      <main id="main" tabIndex={-1} data-quiet-focus className="mx-auto w-full max-w-2xl px-4 py-8">
        <StorageNotice />
        <p className="mb-2 font-semibold text-muted">{label}</p>
        <ProgressBar percent={Math.round((props.step / props.steps) * 100)} label={label} />
        <div className="mt-6">{props.children}</div>
      </main>
      <WaitingLine />
      <LiveRegion />
    </div>
  )
}
