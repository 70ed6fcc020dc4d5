import { eligibilityGrounds } from '@/data/my-work/eligibility-grounds'
import { formatDay } from '@/engine/calendar-day'
import { BLANK } from '@/engine/print'
import type { Source } from '@/schemas/content/content'
import type { EligibilityGround } from '@/schemas/my-work/eligibility-ground'
import { boxes, labeledOrBlank, lines, under, type Paper, type PaperBlock } from './paper'

/** What the user has answered, in the order of the grounds: "no", "no-yes". Nothing follows a yes. */
export type Answers = readonly Answer[]
export type Answer = 'yes' | 'no'

/** The ground that was answered with yes, if any. */
export function eligibilityGroundOf(answers: Answers): EligibilityGround | undefined {
  return eligibilityGrounds.rows[answers.indexOf('yes')]
}

/** The user's details that the packet is filled in with. */
interface Applicant {
  name: string
  /** Typed on the page and not stored. */
  contact: string
}

/**
 * The cover page for an application as a military spouse: the ground, what to attach, and what to do each time.
 * That the user is a military spouse is its subject, so the switch "Say Why I Moved" of the resumes does not
 * apply to it.
 */
export function eligibilityPacket({ name, contact }: Applicant, ground: EligibilityGround): Paper {
  return {
    title: 'Eligibility Packet',
    fileName: 'eligibility-packet',
    blocks: [
      { kind: 'heading', level: 1, text: 'Eligibility Packet' },
      { kind: 'line', text: 'Noncompetitive Appointment of Military Spouses' },
      labeledOrBlank('Name', name),
      labeledOrBlank('Phone and email', contact),
      ...under(ground.title, [
        {
          kind: 'paragraph',
          text: `${ground.statement} Please consider me under 5 U.S.C. 3330d, 5 CFR 315.612 and Executive Order 13473.`,
        },
        ...ground.blanks.map((label) => labeledOrBlank(label)),
        { kind: 'blank', text: `Signature: ${BLANK} Date: ${BLANK}` },
      ]),
      ...under('Papers I Attach', boxes(ground.papers)),
      ...under('With Each Application', [
        labeledOrBlank('Job and notice number'),
        { kind: 'blank', text: `Closes on: ${BLANK} Sent on: ${BLANK}` },
        ...boxes(ground.steps),
      ]),
      ...under('The Agency Decides', [
        { kind: 'paragraph', text: MAY_USE },
        ...ground.limits.map((text): PaperBlock => ({ kind: 'paragraph', text })),
      ]),
      ...under('Sources', lines([ground.source, ...(ground.alsoFrom ?? [])].flatMap(readSource))),
    ],
  }
}

/** Based on the sources of all grounds. */
const MAY_USE =
  'An agency may use this path. It does not have to, and it promises no job: you still have to apply and qualify. Rules change, so check them on the day of each application.'

/** The page also lists sources that we have not read. The printed packet lists only those we have. */
const readSource = ({ title, seen }: Source) =>
  seen === undefined ? [] : [`${title}: read ${formatDay(seen)}`]
