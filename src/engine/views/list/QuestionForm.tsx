import type { CalendarDay } from '../../calendar-day'
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

/** Whether the list has a question about a record that nobody has answered. @param today the local day */
export function hasOpenQuestion(
  { timeline }: AnyListConfig['card'],
  record: AnyRecord,
  today: CalendarDay,
): boolean {
  const question = timeline?.question
  return (
    question?.value === record[question?.field ?? ''] && question?.isOpen(record, today) === true
  )
}

/** The question about a record, until it is answered. A draft of it is kept under the timeline's name. */
export function QuestionForm({ entity, card, record, isAsked, onAnswered }: Props) {
  const today = useToday()
  const { timeline } = card
  const question = timeline?.question
  if (!question || !isAsked || !hasOpenQuestion(card, record, today)) return null
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
          onClose={() => onAnswered(record.id)}
        />
      </PendingView>
    </div>
  )
}
