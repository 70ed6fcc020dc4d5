/** Beginnings of cells that a spreadsheet would run as a formula, or from which it would drop an apostrophe. */
const RISKY = /^[=+\-@\t\r'＝＋－＠]/
/**
 * The same after a semicolon, tab or line break within a cell: where semicolons or tabs separate cells, a spreadsheet
 * splits a comma-separated file there, and may drop quotation marks before the sign. A plus or minus before a space is a
 * list bullet.
 */
const RISKY_WITHIN = /([;\t\r\n])(?="*(?:[=@'＝＠]|[+\-＋－](?! )))/g
const GUARDED_WITHIN = /([;\t\r\n])'(?="*(?:[=@'＝＠]|[+\-＋－](?! )))/g

/**
 * Escapes a cell with one apostrophe before a risky beginning, so that a spreadsheet shows it as text.
 * See docs/decisions/0033.
 */
export function guardCell(cell: string): string {
  const guarded = cell.replace(RISKY_WITHIN, "$1'")
  return RISKY.test(guarded) ? `'${guarded}` : guarded
}

/**
 * Reverses `guardCell`: removes exactly one apostrophe, and only before a risky beginning. The apostrophe of 'Ohana
 * belongs to the name.
 */
export function unguardCell(cell: string): string {
  const isGuarded = cell.startsWith("'") && RISKY.test(cell.slice(1))
  return (isGuarded ? cell.slice(1) : cell).replace(GUARDED_WITHIN, '$1')
}
