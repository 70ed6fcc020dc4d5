import { useToday } from '../../use-today'
import type { LayoutProps } from './layout-props'
import { isHalf, isShort, RecordCard } from './RecordCard'
import { RecordItem } from './RecordItem'
import { RecordSections } from './RecordSections'

/** The records of a list as cards. */
export function CardsLayout({ entity, config, list }: LayoutProps) {
  const today = useToday()
  const { card } = config
  return (
    <RecordSections list={list} isPaired={isHalf(card)}>
      {(records, level, isPart) => (
        // Isolated: what changes above it, as a key in the form does, paints no card again.
        <ul
          className={`isolate mt-3 grid grow list-none gap-3 p-0 ${isShort(card) ? 'sm:max-lg:grid-cols-2' : ''} ${isHalf(card) && !isPart ? 'lg:grid-cols-2' : ''}`}
        >
          {records.map((record) => (
            <RecordItem key={record.id} record={record} {...{ entity, config, list }}>
              <RecordCard
                entity={entity}
                config={card}
                level={level}
                record={record}
                today={today}
                onEdit={list.openRecord}
                onDelete={list.askToDelete}
                onToggle={list.toggle}
                onChoose={list.choose}
                onMove={list.moveAway}
                isAsked={list.questionId === record.id}
                onAnswered={list.answered}
              />
            </RecordItem>
          ))}
        </ul>
      )}
    </RecordSections>
  )
}
