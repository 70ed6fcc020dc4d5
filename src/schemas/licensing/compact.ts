import * as z from 'zod/mini'
import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'
import { httpsAddress, line, oneOf, prose, reviewDay } from '../content/content'
import { region } from '../my-move/region'
import { basis, statement } from './statement'

export const compactIds = [
  'advanced-practice-nurse',
  'cosmetology',
  'counseling',
  'dental',
  'dietitian',
  'emergency-services',
  'massage',
  'medical',
  'nurse',
  'occupational-therapy',
  'physical-therapy',
  'physician-assistant',
  'psychology',
  'respiratory-care',
  'school-psychology',
  'social-work',
  'speech-and-audiology',
  'teacher',
] as const

/** How far a compact is: what people compare in a list. `stageOf` says which. */
export const compactStages = ['Compact in use', 'Compact starting', 'Compact not open yet'] as const

/** What a state does under a compact today. */
export const memberStatus = vocabulary({
  /** Its people get licenses or privileges under the compact, and those of others are good there. */
  issuing: 'Working',
  /** Those of others are good there; its own people get none yet. */
  receiving: 'Working for people from other states',
  /** It has passed the law. Nobody can use it there yet, or no page shows that anybody can. */
  enacted: 'Passed, not working yet',
})

/** What lets a person work in another state under a compact. */
export const compactMeans = vocabulary({
  multistate: 'a multistate license',
  privilege: 'a privilege to practice',
  authority: 'an authority to practice',
  license: 'a license',
})

/** States of one status that rest on the same page. */
const memberGroup = z.object({
  states: z.array(region.schema).check(z.minLength(1, 'Name at least one state.')),
  status: memberStatus.schema,
  /** Since when it works there, where a source says so. */
  since: z.optional(reviewDay()),
  /** What is special in these states. */
  note: z.optional(prose(240)),
  ...basis,
})

/**
 * An agreement of states on the licenses of a profession. Its own basis is the list of states that was
 * checked: what is said of a state that no group names rests on it.
 */
export const compact = z.object({
  id: oneOf(compactIds),
  name: line(80),
  url: httpsAddress(),
  /** Where one asks for its license or privilege, or looks up what one has. */
  portal: z.optional(z.object({ name: line(40), url: httpsAddress() })),
  /** The answer where it works in both states: what a person needs for it, and the month of the list. */
  yes: z.optional(
    z.object({
      short: line(60),
      because: prose(160),
      means: compactMeans.schema,
      /** What the papers tell the board: `how`, `spouse` and `limit` in short, from the same pages. */
      rule: prose(420),
    }),
  ),
  /** Whether its law is in force although no page shows a state that takes applications. */
  isInForce: z.optional(z.boolean('Use true or false.')),
  /** How one uses it, or will. */
  how: statement,
  /** Where it is less than a license to live and work in the new state. */
  limit: z.optional(statement),
  /** What it does for a military spouse; or that no such rule was found. */
  spouse: statement,
  /** What becomes of its license in a state outside of it. */
  outside: z.optional(statement),
  /** What nobody could find out, with the page that leaves it open. */
  unknown: statement,
  members: z.array(memberGroup).check(z.minLength(1, 'Name the states.')),
  ...basis,
})

export type CompactId = (typeof compactIds)[number]
export type CompactStage = (typeof compactStages)[number]
export type MemberStatus = ValueOf<typeof memberStatus>
export type MemberGroup = z.infer<typeof memberGroup>
export type Compact = z.infer<typeof compact>
