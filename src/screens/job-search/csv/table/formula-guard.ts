/** How a cell begins that a spreadsheet would run, or take an apostrophe from. */
const RISKY = /^[=+\-@\t\r'＝＋－＠]/
/**
 * The same within a cell: in places where a semicolon or a tab parts the cells, a file with commas is cut there, and
 * at line breaks. A sign before a space is the bullet of a list.
 */
const RISKY_WITHIN = /([;\t\r\n])(?=[=@'＝＠]|[+\-＋－](?! ))/g
const GUARDED_WITHIN = /([;\t\r\n])'(?=[=@'＝＠]|[+\-＋－](?! ))/g

/**
 * The cell as a spreadsheet shows it and does not run it: one apostrophe before a risky beginning.
 * See docs/decisions/0033.
 */
export function guardCell(cell: string): string {
  const guarded = cell.replace(RISKY_WITHIN, "$1'")
  return RISKY.test(guarded) ? `'${guarded}` : guarded
}

/**
 * The cell that was guarded: exactly one apostrophe taken away, where one is before a risky beginning.
 * No guard puts it anywhere else: that of 'Ohana is of the name.
 */
export function unguardCell(cell: string): string {
  const isGuarded = cell.startsWith("'") && RISKY.test(cell.slice(1))
  return (isGuarded ? cell.slice(1) : cell).replace(GUARDED_WITHIN, '$1')
}
