import { childFormsOf } from '../../form/drafts'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import { lazyPart } from '../../ui/lazy-part'
import { PendingView } from '../../ui/PendingView'
import { useToday } from '../../use-today'
import { childrenOf } from '../../store/children'
import type { AnyListConfig } from './list-view'

const ChildForm = lazyPart(() => import('../../form/ChildForm'))

export interface QuestionProps {
  /** Whether the record was just set to what the list has a question about. */
  isAsked: boolean
  /** Called with its id once that is answered, or put off. */
  onAnswered: (id: string) => void
}

interface Props extends QuestionProps {
  entity: AnyEntity
  card: AnyListConfig['card']
  record: AnyRecord
}

/** The question about a record, until it is answered. A draft of it is kept under the timeline's name. */
export function QuestionForm({ entity, card: { timeline }, record, isAsked, onAnswered }: Props) {
  const today = useToday()
  const question = timeline?.question
  if (!timeline || !question || !isAsked || record[question.field] !== question.value) return null
  const spec = entity.fields[timeline.field]
  if (spec?.input !== 'children' || !question.isOpen(record, today)) return null
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
          onClose={() => onAnswered(record.id)}
        />
      </PendingView>
    </div>
  )
}
