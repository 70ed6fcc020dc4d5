/**
 * A text that a user wrote, cut if it is too long. It is cut between code points, never within a surrogate pair.
 * @param max how many code points are left at most
 */
export function shortened(text: string, max: number): string {
  const codePoints = [...text]
  return codePoints.length <= max ? text : `${codePoints.slice(0, max).join('').trimEnd()}…`
}
