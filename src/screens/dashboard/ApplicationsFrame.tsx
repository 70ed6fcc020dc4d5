import { StatCard } from './StatCard'

interface Props {
  figure: string
  label: string
  note?: string
}

/** The way to the tracker, with what is known of it. */
export function ApplicationsFrame(props: Props) {
  return <StatCard href="/app/job-search" icon="i-lucide-briefcase" {...props} />
}
