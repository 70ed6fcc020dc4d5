/**
 * A text that a person wrote, cut where one of its kind would fill a sheet alone. It is cut between
 * letters, never within one that takes two characters.
 */
export function shortened(text: string, max: number): string {
  const letters = [...text]
  return letters.length <= max ? text : `${letters.slice(0, max).join('').trimEnd()}…`
}
