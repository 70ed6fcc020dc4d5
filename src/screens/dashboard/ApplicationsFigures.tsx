import { useStored } from '@/engine/store/use-stored'
import { applications, interviewNote } from '@/schemas/job-search/job-application'
import { TrackerCard } from './StatCard'

/** How many applications the user keeps, and how many of them wait for an interview. */
export default function ApplicationsFigures() {
  const records = useStored(applications)
  return (
    <TrackerCard
      figure={String(records.length)}
      label={records.length === 1 ? 'Job Application' : 'Job Applications'}
      note={interviewNote(records)}
    />
  )
}
