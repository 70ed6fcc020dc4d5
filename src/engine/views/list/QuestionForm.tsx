import { childFormsOf } from '../../form/drafts'
import type { AnyRecord } from '../../model/entity'
import { lazyPart } from '../../ui/lazy-part'
import { PendingView } from '../../ui/PendingView'
import { useToday } from '../../use-today'
import { childrenOf } from '../../store/children'
import { useListContext } from './list-context'
import { hasOpenQuestion } from './open-question'

const ChildForm = lazyPart(() => import('../../form/ChildForm'))

interface Props {
  record: AnyRecord
  /** Whether the record was just set to what the list has a question about. */
  isAsked: boolean
}

/** The question about a record, until it is answered. A draft of it is kept under the timeline's name. */
export function QuestionForm({ record, isAsked }: Props) {
  const { entity, config, answered } = useListContext()
  const today = useToday()
  const { timeline } = config.card
  const question = timeline?.question
  if (!question || !isAsked || !hasOpenQuestion(config.card, record, today)) return null
  const spec = entity.fields[timeline.field]
  if (spec?.input !== 'children') return null
  return (
    <div
      className="mt-3 w-full rounded border border-solid border-line p-3 font-normal"
      data-no-print
    >
      <PendingView part={ChildForm} meanwhile={<p>Opening the form…</p>}>
        <ChildForm
          name={`${childFormsOf(entity.key, timeline.field, record.id)}question`}
          place={{ entity, recordId: record.id, field: timeline.field }}
          list={spec.of}
          title={question.title}
          chosen={question.chosen}
          fields={question.fields}
          others={childrenOf(record, timeline.field)}
          onClose={() => answered(record.id)}
        />
      </PendingView>
    </div>
  )
}
