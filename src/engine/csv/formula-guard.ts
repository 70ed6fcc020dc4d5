/** How a cell begins that a spreadsheet would run, or take an apostrophe from. */
const RISKY = /^[=+\-@\t\r']/

/** The cell as a spreadsheet shows it and does not run it: one apostrophe before a risky beginning. */
export function guardCell(cell: string): string {
  return RISKY.test(cell) ? `'${cell}` : cell
}

/**
 * The cell that was guarded: exactly one apostrophe taken away, where one stands before a risky beginning.
 * No guard puts it anywhere else: that of 'Ohana is of the name.
 */
export function unguardCell(cell: string): string {
  const isGuarded = cell.startsWith("'") && RISKY.test(cell.slice(1))
  return isGuarded ? cell.slice(1) : cell
}
