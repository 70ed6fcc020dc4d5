import * as z from 'zod/mini'
import { areaCode } from './bah-area'

/** Marks a ZIP code that the table does not list. */
export const UNLISTED = '.'

/**
 * The housing areas of 100 ZIP codes. The id is their first three digits. The last two digits are the position in
 * `zips` of the letter that names the area: "a" is the first of `areas`.
 */
export const zipBlock = z
  .object({
    id: z
      .string('Give the first three digits.')
      .check(z.refine((id) => /^\d{3}$/.test(id), 'Give the first three digits.')),
    areas: z.array(areaCode()),
    zips: z
      .string('Give a letter for each ZIP code.')
      .check(z.refine((zips) => /^[a-z.]{100}$/.test(zips), 'Give 100 letters or periods.')),
  })
  .check(
    z.refine(
      ({ areas, zips }) =>
        [...zips].every((letter) => letter === UNLISTED || areaAt(areas, letter) !== undefined),
      { path: ['zips'], error: 'A letter names no area.' },
    ),
  )

export type ZipBlock = z.infer<typeof zipBlock>

/** The area that a letter of `zips` names. */
export function areaAt(areas: readonly string[], letter: string): string | undefined {
  return areas[letter.charCodeAt(0) - 'a'.charCodeAt(0)]
}
