/** "1 change", "3 changes". */
export function changeCount(changes: number): string {
  return changes === 1 ? '1 change' : `${changes.toLocaleString('en-US')} changes`
}
