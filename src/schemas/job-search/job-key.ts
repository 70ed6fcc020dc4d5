import { normalizeText } from '@/engine/normalize-text'
import type { JobApplication } from './job-application'

type Job = Partial<Pick<JobApplication, 'company' | 'position'>>

/** The legal form after a company's name, which people often leave out. */
const legalForm =
  /( (inc|incorporated|llc|llp|lp|ltd|limited|corp|corporation|co|company|plc|gmbh|pllc))+$/

/*
 * Records are immutable: an edit makes a new one. So the keys are cached by record, and an edit of one of
 * thousands of applications computes only one key.
 */
const known = new WeakMap<Job, string>()

/**
 * A key that is the same for the same position at the same company. It ignores case, accents, punctuation, spaces
 * and the company's legal form. Blank if the company or the position is missing.
 */
export function jobKey(job: Job): string {
  const before = known.get(job)
  if (before !== undefined) return before
  const key = makeKey(job)
  known.set(job, key)
  return key
}

function makeKey({ company = '', position = '' }: Job): string {
  const [employer, title] = [words(company), words(position)]
  if (employer === '' || title === '') return ''
  return `${employer.replace(legalForm, '')}\n${title}`
}

const words = (text: string) =>
  normalizeText(text.trim())
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
