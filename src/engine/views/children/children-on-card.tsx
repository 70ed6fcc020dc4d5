import type { CalendarDay } from '../../calendar-day'
import { childFormPrefix, readDraft } from '../../form/drafts'
import type { AnyEntity, AnyRecord } from '../../model/entity'
import type { ListExtension } from '../list/extension'
import { useListContext } from '../list/list-context'
import { QuestionForm } from './QuestionForm'
import { RecordChildren } from './RecordChildren'
import { QUESTION_FORM, type AnyChildrenConfig, type ChildrenConfig } from './children-config'
import { UnsavedChildren } from './UnsavedChildren'

/** Shows the children of a record on its card, with forms to add and edit them. A small card shows the last one. */
export function childrenOnCard<E extends AnyEntity>(config: ChildrenConfig<E>): ListExtension<E>
export function childrenOnCard(config: AnyChildrenConfig): ListExtension {
  const { field, question } = config
  const needsAnswer = (record: AnyRecord, today: CalendarDay) =>
    question !== undefined &&
    record[question.field] === question.value &&
    question.needsAnswer(record, today)
  return {
    Notice: () => <UnsavedChildren config={config} />,
    card: {
      childField: field,
      Foot: ({ hasFollowUp, record }) => {
        const { today } = useListContext()
        return (
          <RecordChildren
            config={config}
            record={record}
            isAsked={hasFollowUp && needsAnswer(record, today)}
          />
        )
      },
      Line: ({ record }) => <LastEntry config={config} record={record} />,
      ...(question && {
        followUp: {
          isOpenedBy: (changed, value) => changed === question.field && value === question.value,
          needsAnswer,
          hasDraft: (entity, record) =>
            readDraft(`${childFormPrefix(entity.key, field, record.id)}${QUESTION_FORM}`) !==
            undefined,
          Form: (props) => <QuestionForm field={field} question={question} {...props} />,
        },
      }),
    },
  }
}

/** The last child, unless a note of the card already shows it. */
function LastEntry({ config, record }: { config: AnyChildrenConfig; record: AnyRecord }) {
  const { today } = useListContext()
  const last = config.lines(record).findLast(({ id }) => id !== undefined)
  if (!last?.id || config.isInNote?.(record, last.id, today)) return null
  return (
    <p className="text-sm text-muted" dir="auto">
      <span className="sr-only">{`${config.title}: `}</span>
      <span>{last.title ?? last.text}</span>
    </p>
  )
}
