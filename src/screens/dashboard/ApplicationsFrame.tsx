import { StatCard } from './StatCard'

interface Props {
  figure: string
  label: string
  note?: string
}

/** The dashboard card that links to the application tracker. */
export function ApplicationsFrame(props: Props) {
  return <StatCard href="/app/job-search" icon="i-lucide-briefcase" {...props} />
}
