import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { shortened } from '@/engine/shortened'

/** The papers of My Work that can be sent with an application, by their name in the address of their page. */
export const sentPapers = {
  resume: 'Resume from My Work',
  federal: 'Federal Resume from My Work',
} as const
export type SentPaper = keyof typeof sentPapers

/**
 * The resume version of an application to which a paper of My Work was sent, in plain words that fit the field:
 * "Federal Resume from My Work, Nov 26, 2026: Program Analyst".
 * @param position the target role; blank where it is not known yet
 */
export function resumeVersion(paper: SentPaper, position: string, day: CalendarDay): string {
  const version = `${sentPapers[paper]}, ${formatDay(day)}`
  const role = shortened(position.trim(), MAX_ROLE_LETTERS)
  return role ? `${version}: ${role}` : version
}

/** Of two characters each they still fit the field. */
const MAX_ROLE_LETTERS = 60

/**
 * What a resume version is compared by in figures: all versions that one paper of My Work had are one, because each
 * names another day and role.
 */
export function comparedVersion(version: string): string {
  return (
    Object.values(sentPapers).find((name) => version === name || version.startsWith(`${name},`)) ??
    version
  )
}
