import { formatDay, type CalendarDay } from '@/engine/calendar-day'
import { calendarMonth } from '@/engine/calendar-month'
import { isolate } from '@/engine/isolate'
import { BLANK } from '@/engine/print'
import { newestWorkFirst, type WorkRecord } from '@/schemas/my-work/work'
import type { PaperChoices } from './choices'
import { labeledOrBlank, oneLine, type Paper, type PaperBlock } from './paper'

/** The facts that the letter is filled in with. Unknown ones are printed as blanks to write on. */
interface NoticeFacts {
  name: string
  /** Typed on the page and not stored. */
  contact: string
  job: Pick<WorkRecord, 'title' | 'organization' | 'supervisorName'> | undefined
  /** Blank until it is entered. */
  lastDay: CalendarDay
}

/** A letter that gives notice. Unless it says why, it mentions the military only in what the user typed. */
export function noticeLetter(
  { name, contact, job, lastDay }: NoticeFacts,
  { saysWhy }: Pick<PaperChoices, 'saysWhy'>,
): Paper {
  const employer = typedOrBlank(job?.organization)
  return {
    title: 'Notice Letter',
    fileName: 'notice-letter',
    blocks: [
      ...evenly([
        labeledOrBlank('From', name),
        labeledOrBlank('Phone and email', contact),
        labeledOrBlank('To', job?.supervisorName),
        labeledOrBlank('Employer', job?.organization),
      ]),
      { kind: 'blank', text: `Date: ${BLANK}` },
      ...paragraphs([
        'Subject: Notice of my last day of work',
        `I will leave my job as ${typedOrBlank(job?.title)} at ${employer}. My last day of work will be ${lastDay ? formatDay(lastDay) : BLANK}.`,
        ...(saysWhy ? ['I am leaving because of my spouse’s military orders.'] : []),
        'Until then I can help hand over my work. I can write down what is open, and show it to the person who takes over.',
        'Please send me these papers and answers by my last day:',
      ]),
      {
        kind: 'bullets',
        items: [
          'A letter with my job title, my first and last day, my hours a week and my pay',
          'Copies of my evaluations and training records',
          'Where my last paycheck and my W-2 (yearly wage form) will be sent, and when',
          'What happens to my unused leave, health coverage and retirement plan',
        ],
      },
      ...paragraphs(['Please confirm my last day in writing. Thank you.']),
      { kind: 'blank', text: `Signature: ${BLANK}` },
      { kind: 'line', text: typedOrBlank(name) },
    ],
  }
}

/** Paid jobs that are ongoing, or end this month or later, newest first. */
export function currentJobs(records: readonly WorkRecord[], today: CalendarDay) {
  return records
    .filter(({ kind, end }) => kind === 'paid' && (end === '' || end >= calendarMonth(today)))
    .toSorted(newestWorkFirst)
}

/** A typed text in a sentence, or a line to write on. */
function typedOrBlank(text = ''): string {
  return isolate(oneLine(text)) || BLANK
}

/** Gives filled-in lines the same space above them as lines to write on. */
function evenly(blocks: readonly PaperBlock[]): readonly PaperBlock[] {
  return blocks.map((block) => (block.kind === 'line' ? { ...block, kind: 'blank' } : block))
}

function paragraphs(texts: readonly string[]): readonly PaperBlock[] {
  return texts.map((text) => ({ kind: 'paragraph', text, isSpaced: true }))
}
