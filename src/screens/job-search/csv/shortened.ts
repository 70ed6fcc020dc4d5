const SHOWN = 40

/** A cell as a sentence or a label can show it: some hold 5,000 characters. */
export function shortened(cell: string): string {
  return cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell
}
