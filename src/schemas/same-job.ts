import { fold } from '@/engine/fold'
import type { JobApplication } from './job-application'

type Job = Pick<JobApplication, 'company' | 'position'>

/** What stands behind a company's name and is often left out. */
const legalForm =
  /( (inc|incorporated|llc|llp|lp|ltd|limited|corp|corporation|co|company|plc|gmbh|pllc))+$/

/*
 * A record never changes once it is read: an edit makes a new one. So its key is kept with it, and a key
 * in a form compares thousands of texts and makes none.
 */
const known = new WeakMap<Job, string>()

/**
 * Whether two are the same position at the same company, without regard to case, accents, marks, spaces
 * and what stands behind a company's name. Never where one of the two is missing.
 */
export function isSameJob(one: Job, other: Job): boolean {
  const key = keyOf(one)
  return key !== '' && key === keyOf(other)
}

function keyOf(job: Job): string {
  const key = known.get(job) ?? makeKey(job)
  known.set(job, key)
  return key
}

function makeKey({ company, position }: Job): string {
  const [employer, title] = [words(company), words(position)]
  if (employer === '' || title === '') return ''
  return `${employer.replace(legalForm, '')}\n${title}`
}

const words = (text: string) =>
  fold(text.trim())
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
