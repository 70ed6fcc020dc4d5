import type { AnyEntity, AnyRecord } from '@/engine/model/entity'
import { useToday } from '@/engine/use-today'
import type { ListExtension } from '@/engine/views/list/extension'
import { QuestionForm } from './QuestionForm'
import { RecordTimeline } from './RecordTimeline'
import type { AnyTimelineConfig, TimelineConfig } from './timeline-config'
import { UnsavedChildren } from './UnsavedChildren'

/** What happened with a record, under its card, with forms to add to it. A small card says the last entry. */
export function timeline<E extends AnyEntity>(config: TimelineConfig<E>): ListExtension<E>
export function timeline(config: AnyTimelineConfig): ListExtension {
  const { field, question } = config
  return {
    Notice: () => <UnsavedChildren config={config} />,
    card: {
      childField: field,
      Foot: (props) => <RecordTimeline config={config} {...props} />,
      Line: ({ record }) => <LastEntry config={config} record={record} />,
      ...(question && {
        followUp: {
          isAskedBy: (changed, value) => changed === question.field && value === question.value,
          isOpen: (record, today) =>
            record[question.field] === question.value && question.isOpen(record, today),
          Form: ({ record }) => <QuestionForm field={field} question={question} record={record} />,
        },
      }),
    },
  }
}

/** What happened last, where somebody has written in the timeline. */
function LastEntry({ config, record }: { config: AnyTimelineConfig; record: AnyRecord }) {
  const today = useToday()
  const last = config.lines(record, today).findLast(({ id }) => id !== undefined)
  if (!last) return null
  return (
    <p className="text-sm text-muted" dir="auto">
      <span className="sr-only">{`${config.title}: `}</span>
      <span>{last.title}</span>
    </p>
  )
}
