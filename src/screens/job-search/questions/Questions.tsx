import type { Dataset } from '@/engine/model/dataset'
import { useStored } from '@/engine/store/use-stored'
import { SectionDisclosure } from '@/engine/ui/SectionDisclosure'
import { anchorOf, headingIdOf } from '@/engine/views/anchor'
import { interviewNotes, noteOn } from '@/schemas/job-search/interview-notes'
import type { InterviewQuestion } from '@/schemas/job-search/interview-question'
import { NoteArea } from './NoteArea'

interface Props {
  dataset: Dataset<InterviewQuestion>
  title: string
  lead?: string
}

/** Questions that expand, each with an answer and the user's own notes. */
export function Questions({ dataset, title, lead }: Props) {
  const notes = useStored(interviewNotes)
  return (
    <section aria-labelledby={headingIdOf(dataset)} className="max-w-3xl">
      <h2 id={headingIdOf(dataset)} tabIndex={-1} className="section-title">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
      <div className="mt-4">
        {dataset.rows.map(({ id, question, answer }) => {
          const [anchor, note] = [anchorOf(dataset, id), noteOn(notes, id)]
          return (
            <SectionDisclosure
              key={id}
              id={anchor}
              name={anchor}
              headingId={`${anchor}-title`}
              title={question}
              level={3}
              note={note && 'Has Notes'}
            >
              {answer && <p className="max-w-prose">{answer}</p>}
              <NoteArea id={id} note={note} labelledBy={`${anchor}-title`} />
            </SectionDisclosure>
          )
        })}
      </div>
    </section>
  )
}
