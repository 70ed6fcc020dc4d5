import { useState } from 'react'
import { isSame } from '../../model/is-same'
import type { AnyRecord } from '../../model/entity'

/**
 * The records that are drawn, with those that are edited where they stood, whatever the search, the filters
 * or another tab do to the list meanwhile: a form must not go from under the fingers. One that was not
 * drawn comes first.
 * @param edited the records whose forms stand in the list
 */
export function useEditedInPlace(
  page: readonly AnyRecord[],
  edited: readonly AnyRecord[],
): readonly AnyRecord[] {
  const found = edited.map(({ id }) => ({ id, at: page.findIndex((record) => record.id === id) }))
  const [last, setLast] = useState<Readonly<Record<string, number>>>({})
  const now = Object.fromEntries(found.map(({ id, at }) => [id, at >= 0 ? at : (last[id] ?? 0)]))
  if (!isSame(last, now)) setLast(now)
  const placeOf = ({ id }: AnyRecord) => now[id] ?? 0
  return edited
    .filter((_, at) => found[at]?.at === -1)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .reduce((drawn, record) => drawn.toSpliced(placeOf(record), 0, record), page)
}
