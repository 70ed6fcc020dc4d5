import { useState } from 'react'

type Row = Readonly<{ id: string }>

/**
 * The record that a form edits, and whether another tab has deleted it. The form stays open then: what was typed is
 * not lost.
 * @param found the stored record with this id
 */
export function useEdited<Edited extends Row>(
  id: string | null | undefined,
  found: Edited | undefined,
) {
  const [lastFound, setLastFound] = useState(found)
  if (found && found !== lastFound) setLastFound(found)
  const edited = found ?? (lastFound?.id === id ? lastFound : undefined)
  return { edited, isGone: edited !== undefined && found === undefined }
}
