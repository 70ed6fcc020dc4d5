import { useListContext, useListState } from '@/engine/views/list/list-context'
import { CompactCard } from '@/engine/views/list/CompactCard'

/** Shows a list's records in one column per value of a field. The select on a card moves it to another column. */
export default function BoardLayout({ field }: { field: string }) {
  const { card } = useListContext().config
  const { groups = [], rendered, matching, followUpId } = useListState()
  const fields = [card.subtitle, card.details[0], field].filter((one) => one !== undefined)
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] items-start gap-3">
      {groups.map(({ title, has }) => {
        const count = matching.filter((record) => has(record)).length
        return (
          <section key={title} aria-label={title} className="rounded bg-sunken p-1.5 print:p-0">
            <h3 className="px-1.5 pt-0.5 font-bold">{`${title} (${count})`}</h3>
            <ul className="isolate mt-2 grid list-none gap-2 p-0 empty:hidden">
              {rendered.filter(has).map((record) => (
                <li key={record.id}>
                  <CompactCard
                    record={record}
                    fields={fields}
                    level={4}
                    hasFollowUp={followUpId === record.id}
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
