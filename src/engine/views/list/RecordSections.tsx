import type { AnyEntity, AnyRecord } from '../../model/entity'
import { useToday } from '../../use-today'
import type { AnyListConfig } from './list-view'
import { isShort, RecordCard } from './RecordCard'
import type { useList } from './use-list'

interface Props {
  entity: AnyEntity
  config: AnyListConfig
  list: ReturnType<typeof useList>
}

/** The cards of a list, under the headings of its sections where it has some. Empty sections do not show. */
export function RecordSections({ entity, config, list }: Props) {
  const today = useToday()
  const cards = (records: readonly AnyRecord[]) => (
    // Isolated: what changes above it, as a key in the form does, paints no card again.
    <ul
      className={`isolate mt-3 grid list-none gap-3 p-0 ${isShort(config.card) ? 'sm:grid-cols-2' : ''}`}
    >
      {records.map((record) => (
        <RecordCard
          key={record.id}
          entity={entity}
          config={config.card}
          level={config.sections ? 4 : 3}
          record={record}
          today={today}
          onEdit={list.openRecord}
          onDelete={list.askToDelete}
          onToggle={list.toggle}
        />
      ))}
    </ul>
  )
  if (!config.sections) return cards(list.page)
  return config.sections.map(({ title, has }) => {
    const members = list.page.filter((record) => has(record))
    if (members.length === 0) return null
    const count = list.matching.filter((record) => has(record)).length
    return (
      <section key={title} className="mt-5">
        <h3 className="text-xl font-bold">
          {title} ({count})
        </h3>
        {cards(members)}
      </section>
    )
  })
}
