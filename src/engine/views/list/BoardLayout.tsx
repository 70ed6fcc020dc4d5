import { useListContext, useListState } from './list-context'
import { CompactCard } from './CompactCard'

/** The records of a list in a column for each value of a field. A card changes its column by its select. */
export default function BoardLayout() {
  const { card, layouts } = useListContext().config
  const { groups = [], drawn, matching, questionId } = useListState()
  const fields = [card.subtitle, card.details[0], layouts?.board].filter(
    (field) => field !== undefined,
  )
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] items-start gap-3">
      {groups.map(({ title, has }) => {
        const count = matching.filter((record) => has(record)).length
        return (
          <section key={title} aria-label={title} className="rounded bg-sunken p-1.5 print:p-0">
            <h3 className="px-1.5 pt-0.5 font-bold">{`${title} (${count})`}</h3>
            <ul className="isolate mt-2 grid list-none gap-2 p-0 empty:hidden">
              {drawn.filter(has).map((record) => (
                <li key={record.id}>
                  <CompactCard
                    record={record}
                    fields={fields}
                    level={4}
                    isAsked={questionId === record.id}
                  />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
