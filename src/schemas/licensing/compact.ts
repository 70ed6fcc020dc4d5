import * as z from 'zod/mini'
import { vocabulary } from '@/engine/model/vocabulary'
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

/** The stages of a compact, as a list shows them for comparison. `stageOf` computes the stage. */
export const compactStages = ['Compact in use', 'Compact starting', 'Compact not open yet'] as const

/** What a state does under a compact today. */
const memberStatuses = [
  /** Its residents get licenses or privileges under the compact, and those of other members are valid there. */
  'issuing',
  /** Those of other members are valid there, but its own residents get none yet. */
  'receiving',
  /** The state passed the law, but the compact does not work there yet, or no page shows that it does. */
  'enacted',
] as const

/** What lets a user work in another state under a compact. */
export const compactMeans = vocabulary({
  multistate: 'a multistate license',
  privilege: 'a privilege to practice',
  license: 'a license',
})

/** States with the same status and the same source. */
const memberGroup = z.object({
  states: z.array(region.schema).check(z.minLength(1, 'Name at least one state.')),
  status: oneOf(memberStatuses),
  /** When it started to work there, if a source says so. */
  since: z.optional(reviewDay()),
  /** What is different in these states. */
  note: z.optional(prose(240)),
  ...basis,
})

/**
 * An agreement between states about the licenses of a profession. Its own basis is the list of states that was checked.
 * It is also the basis for a state that no group names.
 */
export const compact = z.object({
  id: oneOf(compactIds),
  name: line(80),
  url: httpsAddress(),
  /** The site to apply for its license or privilege, or to look up an existing one. */
  portal: z.optional(z.object({ name: line(40), url: httpsAddress() })),
  /** The answer if the compact works in both states. A compact that works has this or `notForMovers`. */
  yes: z.optional(
    z.object({
      short: line(60),
      because: prose(160),
      means: compactMeans.schema,
      /** The rule for letters to the board: a summary of `how`, `spouse` and `limit`, from the same sources. */
      rule: prose(420),
    }),
  ),
  /**
   * Says that the compact is no license for the state that people move to, and what it lets them keep. They need that
   * state's license, so the federal law is the ground of the answer, its steps and its papers.
   */
  notForMovers: z.optional(prose(200)),
  /** Whether its law is in force although no page shows a state that accepts applications. */
  isInForce: z.optional(z.boolean('Use true or false.')),
  /** How people use it, or will once it works. */
  how: statement,
  /** In what way it gives less than a license to live and work in the new state. */
  limit: z.optional(statement),
  /** What it does for a military spouse, or that no such rule was found. */
  spouse: statement,
  /** What happens to its license once its holder lives by law in a state that issues none. */
  outside: z.optional(statement),
  /** What could not be found out, with the page that leaves it open. */
  unknown: statement,
  members: z.array(memberGroup).check(z.minLength(1, 'Name the states.')),
  ...basis,
})

export type CompactId = (typeof compactIds)[number]
export type CompactStage = (typeof compactStages)[number]
export type MemberGroup = z.infer<typeof memberGroup>
export type Compact = z.infer<typeof compact>
