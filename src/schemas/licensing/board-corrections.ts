import * as z from 'zod/mini'
import type { CalendarDay } from '@/engine/calendar-day'
import { defineDocument } from '@/engine/model/document'
import { isSame } from '@/engine/model/is-same'
import type { Merge } from '@/engine/model/merge/merge'
import { optionalText, optionalWebAddress, requiredDay, requiredText } from '@/engine/model/rules'
import type { Region } from '../my-move/region'
import type { BoardTrade } from './license-board'
import type { Profession } from './profession'

/** What a person may enter about a board. */
export const boardEntry = z.object({
  name: requiredText('Enter the name of the board.'),
  site: optionalWebAddress(),
  phone: optionalText(40),
})

export type BoardEntry = z.infer<typeof boardEntry>

/** What a person entered about a board, and when. */
export interface BoardCorrection extends BoardEntry {
  correctedOn: CalendarDay
}

/** The id of a board → what a person entered about it. */
export type BoardCorrections = Readonly<Record<string, BoardCorrection>>

// Fields that this version does not know are kept as they are.
const boardCorrection: z.ZodMiniType<BoardCorrection> = z.looseObject({
  ...boardEntry.shape,
  // Longer numbers were stored before there was a limit.
  phone: optionalText(),
  correctedOn: requiredDay('A correction has a day.'),
})

/** The corrections that a person made to shipped boards, and entries for boards that are not shipped. */
export const boardCorrections = defineDocument<BoardCorrections>({
  key: 'boardCorrections',
  contents: 'board corrections',
  schema: z.record(z.string(), boardCorrection),
  empty: {},
  merge: mergeCorrections(),
})

/** The id of the office that licenses a profession in a state: "va-registered-nurse". */
export function boardId(state: Region, trade: BoardTrade | Profession): string {
  return `${state.toLowerCase()}-${trade}`
}

/** What a person entered about a board. */
export function correctionOf(
  corrections: BoardCorrections,
  id: string,
): BoardCorrection | undefined {
  // An id such as "constructor" must not return a property that every object inherits.
  return Object.hasOwn(corrections, id) ? corrections[id] : undefined
}

/** Returns the corrections with one of them set, or removed if `correction` is undefined. */
export function setCorrection(
  corrections: BoardCorrections,
  id: string,
  correction: BoardCorrection | undefined,
): BoardCorrections {
  const others = Object.entries(corrections).filter(([other]) => other !== id)
  return Object.fromEntries(correction ? [...others, [id, correction]] : others)
}

/** The later of two corrections wins. If both are of the same day, the user decides. */
function mergeCorrections(): Merge<BoardCorrections> {
  return (mine, file, prefer) => {
    const counts = { added: 0, changed: 0, same: 0, undecided: 0 }
    const taken = Object.entries(file).filter(([id, theirs]) => {
      const known = correctionOf(mine, id)
      if (!known) {
        counts.added++
        return true
      }
      if (isSame(known, theirs)) {
        counts.same++
        return false
      }
      const isUndecided = known.correctedOn === theirs.correctedOn
      if (isUndecided) counts.undecided++
      const isTheirs = isUndecided ? prefer === 'file' : theirs.correctedOn > known.correctedOn
      if (isTheirs) counts.changed++
      return isTheirs
    })
    return {
      ...counts,
      value: taken.length === 0 ? mine : { ...mine, ...Object.fromEntries(taken) },
    }
  }
}
