import { capitalized } from '@/engine/capitalized'
import { answerProfessions } from '@/data/licensing/answer-professions'
import { licenseBoards } from '@/data/licensing/license-boards'
import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { readableAddress } from '@/engine/web-address'
import type { AnswerProfession } from '@/schemas/licensing/answer-profession'
import { boardId, correctionOf, type BoardCorrections } from '@/schemas/licensing/board-corrections'
import {
  isApplication,
  licenseIn,
  writtenBoard,
  type LicenseRecord,
} from '@/schemas/licensing/license'
import type { LicenseBoard } from '@/schemas/licensing/license-board'
import { placeName, type Region } from '@/schemas/my-move/region'

/** A board as it is shown. What the user entered overrides the shipped data. */
export interface ShownBoard {
  id: string
  name: string
  site?: string | undefined
  phone?: string | undefined
  /** How we know the name and the site, as sentences. */
  basis: string
  /** What a paper says beside the board if we are not certain of it. */
  caution?: string | undefined
  /** Whether a user entered it. */
  isOwn: boolean
  /** Whether `name` is the name of this board. If not, it only says what kind of office it is. */
  isNamed: boolean
  /** The name on our list, if the user entered a name. */
  shippedName?: string | undefined
  /** Whether the site is a portal of the state, where the user has to look for the board. */
  isPortal?: boolean | undefined
  /** Whether several professions share this entry. It then takes no correction, which would be wrong for the others. */
  isShared?: boolean | undefined
  /** Whether it is written in a license. It is corrected there. */
  isWritten?: boolean | undefined
}

type Asked = Pick<AnswerProfession, 'id' | 'board'>

const shipped = new Map(licenseBoards.rows.map((board) => [board.id, board]))

/**
 * The offices that license a profession in a place: mostly one, two if barbers have a board of their own, none
 * overseas.
 */
export function boardsOf(
  place: Region,
  asked: Asked,
  corrections: BoardCorrections,
): readonly ShownBoard[] {
  if (place === 'overseas') return []
  const unnamed = `${capitalized(asked.board)} in ${placeName(place)}`
  if (asked.id === 'another-profession') {
    return [{ ...shownBoard(boardId(place, asked.id), unnamed, {}), isShared: true }]
  }
  const barbers = boardId(place, 'barber')
  const ids = [
    boardId(place, asked.id),
    ...(asked.id === 'cosmetologist-barber' && shipped.has(barbers) ? [barbers] : []),
  ]
  return ids.map((id) => shownBoard(id, unnamed, corrections))
}

/**
 * The boards for a license: the one that the user wrote in it, unless it is one of ours, and then ours. A written board
 * replaces an entry that several professions share.
 */
export function boardsOfLicense(
  license: LicenseRecord,
  corrections: BoardCorrections,
): readonly ShownBoard[] {
  const { id, state, profession } = license
  const asked = answerProfessions.rows.find((row) => row.id === profession)
  const boards = asked ? boardsOf(state, asked, corrections) : []
  const name = writtenBoard(license)
  if (name === '' || boards.some((board) => isCalled(board, name))) return boards
  const basis = `From your ${isApplication(license) ? 'application' : 'license'} in My Licenses.`
  const written = { id: `license-${id}`, name, basis, isOwn: true, isNamed: true, isWritten: true }
  return [written, ...boards.filter(({ isShared }) => !isShared)]
}

/** The boards for a profession in a place, with what the user wrote in the license for it. */
export function boardsIn(
  place: Region,
  asked: Asked,
  kept: readonly LicenseRecord[],
  corrections: BoardCorrections,
): readonly ShownBoard[] {
  const license = licenseIn(kept, asked.id, place)
  return license ? boardsOfLicense(license, corrections) : boardsOf(place, asked, corrections)
}

/** @param unnamed what the office is called if its name is unknown */
function shownBoard(id: string, unnamed: string, corrections: BoardCorrections): ShownBoard {
  const board = shipped.get(id)
  const own = correctionOf(corrections, id)
  if (own) {
    const day = formatDay(own.correctedOn)
    const ours = board && board.name !== own.name ? ` Our list has: ${board.name}.` : ''
    return {
      id,
      name: own.name,
      site: own.site || undefined,
      phone: own.phone || undefined,
      basis: `Your own entry from ${day}.${ours}`,
      isOwn: true,
      isNamed: true,
      shippedName: board?.name,
    }
  }
  if (!board) {
    const basis = 'We don’t have this office’s name. Look it up.'
    const caution = 'Look this office up before you call.'
    return { id, name: unnamed, basis, caution, isOwn: false, isNamed: false }
  }
  const { name, site, phone } = board
  const isPortal = board.agreement === 'portal'
  const [basis, caution] = [basisOf(board), cautionOf(board)]
  return { id, name, site, phone, isPortal, basis, caution, isOwn: false, isNamed: true }
}

/** Undefined if the board's own page was read and nothing suggests that it has moved. */
function cautionOf({ agreement, mayHaveMoved, comparedOn }: LicenseBoard): string | undefined {
  return agreement === 'pageRead' && !mayHaveMoved
    ? undefined
    : `Board as listed on ${formatDay(comparedOn)}. Look it up before you call.`
}

/** How sure the name and the site are, as sentences with the day. */
function basisOf(board: LicenseBoard): string {
  return [
    ...(board.isNamedOnce ? ['Only one list has this name.'] : []),
    siteSentence(board, formatDay(board.comparedOn)),
    ...(board.mayHaveMoved ? ['The site may have moved since.'] : []),
  ].join(' ')
}

function siteSentence({ agreement, isNamedOnce }: LicenseBoard, day: CalendarDay): string {
  switch (agreement) {
    case 'pageRead':
      return `We read a saved copy of its official page on ${day}.`
    case 'twoAgree':
      return `${isNamedOnce ? 'Its site was found' : 'Found'} in two directories on ${day}. We haven’t checked the site itself.`
    case 'portal':
      return `This is a site of the state: look for the board there. Found in two directories on ${day}.`
    case 'nameOnly':
    case 'notFound':
      return `We found no site that two lists agree on (${day}). Look it up.`
  }
}

/** An extension, which a `tel:` URL leaves out: "ext. 12", "x12". */
const EXTENSION = /(?:ext(?:ension)?\.?|x|#)\s*\d{1,6}\)?\s*$/i

/** The `tel:` URL of a phone number; undefined if it does not have ten digits, or eleven that begin with 1. */
export function phoneHref(phone: string): string | undefined {
  const digits = phone
    .replace(EXTENSION, '')
    .replaceAll(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? `tel:+1${digits}` : undefined
}

/** Whether a name that a user entered is this board's: the one shown, or the one on our list. */
export const isCalled = ({ name, shippedName }: ShownBoard, written: string): boolean =>
  written === name || written === shippedName

/** The site and the phone number on one line: "www.tdlr.texas.gov, 800-555-0100"; blank without either. */
export function reachLine({ site, phone }: Pick<ShownBoard, 'site' | 'phone'>): string {
  return [site && readableAddress(site), phone].filter(Boolean).join(', ')
}
