/**
 * A text that a person wrote, cut where there is no room for more. It is cut between letters, never within
 * one that takes two characters.
 * @param max how many letters of it are left at most
 */
export function shortened(text: string, max: number): string {
  const letters = [...text]
  return letters.length <= max ? text : `${letters.slice(0, max).join('').trimEnd()}…`
}
