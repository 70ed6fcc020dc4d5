import { useToday } from '../../use-today'
import { useListContext, useListState } from './list-context'
import { isHalf, isShort } from './card-size'
import { RecordCard } from './RecordCard'
import { RecordItem } from './RecordItem'
import { RecordSections } from './RecordSections'

/** The records of a list as cards. */
export function CardsLayout() {
  const today = useToday()
  const { card } = useListContext().config
  const { questionId } = useListState()
  return (
    <RecordSections isPaired={isHalf(card)}>
      {(records, level, isPart) => (
        // Isolated: what changes above it, as a key in the form does, paints no card again.
        <ul
          className={`isolate mt-3 grid grow list-none gap-3 p-0 ${isShort(card) ? 'sm:max-lg:grid-cols-2' : ''} ${isHalf(card) && !isPart ? 'lg:grid-cols-2' : ''}`}
        >
          {records.map((record) => (
            <RecordItem key={record.id} record={record}>
              <RecordCard
                level={level}
                record={record}
                today={today}
                isAsked={questionId === record.id}
              />
            </RecordItem>
          ))}
        </ul>
      )}
    </RecordSections>
  )
}
