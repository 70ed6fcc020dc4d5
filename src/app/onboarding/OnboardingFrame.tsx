import { ProgressBar } from '@/engine/ui/ProgressBar'
import { SetupHeader } from './SetupHeader'

/** Placeholder of a setup step while its code loads. */
export function OnboardingFrame(props: { title: string; step: number; steps: number }) {
  const label = `Step ${props.step} of ${props.steps}`
  return (
    <div className="min-h-dvh">
      <SetupHeader />
      <div className="mx-auto w-full max-w-2xl px-4 py-8">
        <p className="mb-2 font-semibold text-muted">{label}</p>
        <ProgressBar percent={Math.round((props.step / props.steps) * 100)} label={label} />
        <p className="mt-6 text-3xl font-extrabold leading-tight">{props.title}</p>
        <p className="mt-6">Loading…</p>
      </div>
    </div>
  )
}
