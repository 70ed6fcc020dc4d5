import { noteOn } from '../../model/notes'
import { useStored } from '../../store/use-stored'
import { SectionDisclosure } from '../../ui/SectionDisclosure'
import { anchorOf, headingIdOf } from '../anchor'
import { NoteArea } from './NoteArea'
import type { QuestionsView as View } from './questions-view'

/** Questions that expand, each with an answer and the user's own notes. */
export default function QuestionsView({ view: { dataset, notes: stored, title, lead } }: Props) {
  const notes = useStored(stored)
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
              <NoteArea stored={stored} id={id} note={note} labelledBy={`${anchor}-title`} />
            </SectionDisclosure>
          )
        })}
      </div>
    </section>
  )
}

interface Props {
  view: View
}
