import { useToday } from '../../use-today'
import type { LayoutProps } from './layout-props'
import { isShort, RecordCard } from './RecordCard'
import { RecordItem } from './RecordItem'
import { RecordSections } from './RecordSections'

/** The records of a list as cards. */
export function CardsLayout({ entity, config, list }: LayoutProps) {
  const today = useToday()
  const columns = isShort(config.card) ? 'sm:grid-cols-2' : ''
  return (
    <RecordSections list={list}>
      {(records, level) => (
        // Isolated: what changes above it, as a key in the form does, paints no card again.
        <ul className={`isolate mt-3 grid list-none gap-3 p-0 ${columns}`}>
          {records.map((record) => (
            <RecordItem key={record.id} record={record} {...{ entity, config, list }}>
              <RecordCard
                entity={entity}
                config={config.card}
                level={level}
                record={record}
                today={today}
                onEdit={list.openRecord}
                onDelete={list.askToDelete}
                onToggle={list.toggle}
                onChoose={list.choose}
                onMove={list.moveAway}
              />
            </RecordItem>
          ))}
        </ul>
      )}
    </RecordSections>
  )
}
