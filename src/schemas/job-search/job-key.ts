import { normalizeText } from '@/engine/normalize-text'
import type { JobApplication } from './job-application'

type Job = Partial<Pick<JobApplication, 'company' | 'position'>>

/** What follows a company's name and is often left out. */
const legalForm =
  /( (inc|incorporated|llc|llp|lp|ltd|limited|corp|corporation|co|company|plc|gmbh|pllc))+$/

/*
 * A record never changes once it is read: an edit makes a new one. So its key is kept with it: of
 * thousands of applications a change makes the key of one.
 */
const known = new WeakMap<Job, string>()

/**
 * What two have in common that are the same position at the same company, without regard to case,
 * accents, marks, spaces and what follows a company's name. Blank where one of the two is missing.
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
