import { useState } from 'react'
import type { AnyRecord } from '../../model/entity'

/**
 * The records that are drawn, with the one that is edited where it stood, whatever the search, the filters
 * or another tab do to the list meanwhile: a form must not go from under the fingers. One that was not
 * drawn comes first.
 * @param edited the record whose form stands in the list, if there is one
 */
export function useEditedInPlace(
  page: readonly AnyRecord[],
  edited: AnyRecord | undefined,
): readonly AnyRecord[] {
  const found = edited ? page.findIndex(({ id }) => id === edited.id) : -1
  const [last, setLast] = useState({ id: '', at: 0 })
  if (edited && found >= 0 && (last.id !== edited.id || last.at !== found)) {
    setLast({ id: edited.id, at: found })
  }
  if (!edited || found >= 0) return page
  return page.toSpliced(last.id === edited.id ? last.at : 0, 0, edited)
}
