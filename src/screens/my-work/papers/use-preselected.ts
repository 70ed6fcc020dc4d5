import { useState } from 'react'

/**
 * The record that is chosen until the user chooses another: the first one when the component mounted, as long as it is
 * in the list. A record that another tab adds before it does not replace it.
 */
export function usePreselected<Item extends { id: string }>(
  records: readonly Item[],
): Item | undefined {
  const [id, setId] = useState(records[0]?.id)
  const preselected = records.find((one) => one.id === id) ?? records[0]
  if (preselected?.id !== id) setId(preselected?.id)
  return preselected
}
