import { keysOf } from '@/engine/keys-of'
import { useStored } from '@/engine/store/use-stored'
import { Button } from '@/engine/ui/Button'
import { useToday } from '@/engine/use-today'
import type { FormNoticeProps } from '@/engine/views/list/extension'
import { resumeVersion, sentPapers } from '@/schemas/job-search/resume-version'
import { workRecord } from '@/schemas/my-work/work'

const papers = keysOf(sentPapers)

/** Buttons that fill in the resume version: a paper of My Work, the day and the role. Hidden while My Work is empty. */
export default function ResumePapers({ entered, fill }: FormNoticeProps) {
  const today = useToday()
  if (useStored(workRecord).length === 0) return null
  return (
    <div role="group" aria-label="Fill In Resume Version" className="mt-3 flex flex-wrap gap-2">
      {papers.map((paper) => (
        <Button
          key={paper}
          variant="secondary"
          onClick={() =>
            fill('resumeVersion', resumeVersion(paper, String(entered['position'] ?? ''), today))
          }
        >
          {`Use ${sentPapers[paper]}`}
        </Button>
      ))}
    </div>
  )
}
