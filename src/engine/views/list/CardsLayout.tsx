import { useListContext, useListState } from './list-context'
import { RecordCard } from './RecordCard'
import { RecordItem, RecordSections } from './RecordSections'

/** The records of a list as cards. */
export function CardsLayout() {
  const { isShort, isHalf } = useListContext()
  const { followUpId } = useListState()
  return (
    <RecordSections isPaired={isHalf}>
      {(records, level, isPart) => (
        // Isolated, so that a change above, such as a key press in the form, repaints no card.
        <ul
          className={`isolate mt-3 grid grow list-none gap-3 p-0 ${isShort ? 'sm:max-lg:grid-cols-2' : ''} ${isHalf && !isPart ? 'lg:grid-cols-2' : ''}`}
        >
          {records.map((record) => (
            <RecordItem key={record.id} record={record}>
              <RecordCard level={level} record={record} hasFollowUp={followUpId === record.id} />
            </RecordItem>
          ))}
        </ul>
      )}
    </RecordSections>
  )
}
