import { useMediaQuery } from '../../use-media-query'
import { useListContext, useListState } from './list-context'
import { CompactCard } from './CompactCard'
import { RecordItem, RecordSections } from './RecordSections'
import { RecordTable } from './RecordTable'

/** From this width on, a table has room for its columns. */
const WIDE = '(min-width: 64rem)'

/** The records of a list as the rows of a table, or as small cards where a table would not fit. */
export default function RowsLayout() {
  const { config } = useListContext()
  const { followedUpId } = useListState()
  const isWide = useMediaQuery(WIDE)
  const columns = config.rows ?? []
  return (
    <RecordSections>
      {(records, level) =>
        isWide ? (
          <RecordTable columns={columns} records={records} />
        ) : (
          <ul className="isolate mt-3 grid list-none gap-2 p-0">
            {records.map((record) => (
              <RecordItem key={record.id} record={record}>
                <CompactCard
                  record={record}
                  fields={columns}
                  level={level}
                  isFollowedUp={followedUpId === record.id}
                />
              </RecordItem>
            ))}
          </ul>
        )
      }
    </RecordSections>
  )
}
