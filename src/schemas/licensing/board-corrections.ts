import * as z from 'zod/mini'
import type { CalendarDay } from '@/engine/calendar-day'
import { defineDocument } from '@/engine/model/document'
import { isSame } from '@/engine/model/is-same'
import { counted, mergeEntries, type Merged, type Preference } from '@/engine/model/merge/merge'
import { ownOr, withEntry } from '@/engine/model/own-entry'
import { optionalText, optionalWebAddress, requiredDay, requiredText } from '@/engine/model/rules'
import type { Region } from '../my-move/region'
import type { BoardTrade } from './license-board'
import type { Profession } from './profession'

/** What a user may enter about a board. */
export const boardEntry = z.object({
  name: requiredText('Enter the name of the board.'),
  site: optionalWebAddress(),
  phone: optionalText(40),
})

export type BoardEntry = z.infer<typeof boardEntry>

/** What a user entered about a board, and when. */
export interface BoardCorrection extends BoardEntry {
  correctedOn: CalendarDay
}

/** The id of a board → what a user entered about it. */
export type BoardCorrections = Readonly<Record<string, BoardCorrection>>

// Fields that this version does not know are kept as they are.
const boardCorrection: z.ZodMiniType<BoardCorrection> = z.looseObject({
  ...boardEntry.shape,
  // Longer numbers were stored before there was a limit.
  phone: optionalText(),
  correctedOn: requiredDay('A correction has a day.'),
})

/** The corrections that a user made to shipped boards, and entries for boards that are not shipped. */
export const boardCorrections = defineDocument<BoardCorrections>({
  key: 'boardCorrections',
  contents: 'board corrections',
  schema: z.record(z.string(), boardCorrection),
  empty: {},
  merge: mergeEntries(mergeCorrection),
})

/** The id of the office that licenses a profession in a state: "va-registered-nurse". */
export function boardId(state: Region, trade: BoardTrade | Profession): string {
  return `${state.toLowerCase()}-${trade}`
}

/** What a user entered about a board. */
export function correctionOf(
  corrections: BoardCorrections,
  id: string,
): BoardCorrection | undefined {
  return ownOr(corrections, id, undefined)
}

/** Returns the corrections with one of them set, or removed if `correction` is undefined. */
export function setCorrection(
  corrections: BoardCorrections,
  id: string,
  correction: BoardCorrection | undefined,
): BoardCorrections {
  return withEntry(corrections, id, correction)
}

/** The later of two corrections wins. If both are of the same day, the user decides. */
function mergeCorrection(
  mine: BoardCorrection | undefined,
  file: BoardCorrection,
  prefer: Preference,
): Merged<BoardCorrection> {
  if (!mine) return counted(file, { added: 1 })
  if (isSame(mine, file)) return counted(mine, { same: 1 })
  const undecided = mine.correctedOn === file.correctedOn ? 1 : 0
  const isTheirs = undecided ? prefer === 'file' : file.correctedOn > mine.correctedOn
  return isTheirs
    ? counted(file, { changed: 1, undecided })
    : counted(mine, { undecided, kept: 1 - undecided })
}
