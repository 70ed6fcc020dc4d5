import fc from 'fast-check'
import { addDays } from '@/engine/calendar-day'
import type { Vocabulary } from '@/engine/model/vocabulary'
import { applicationStatus, jobType } from '@/schemas/job-application'
import { skillCategory, skillLevel } from '@/schemas/skill'
import { currentSituation, yearsAsSpouse } from '@/schemas/user-profile'

/*
 * Generators of everything that a browser can hold, written by hand beside the schemas: they say a
 * second time what is valid, so that a rule that changes by mistake is noticed.
 */

/** Text as the product stores it: trimmed, of any script, and sometimes hostile. */
const text = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('<script>alert(1)</script>', '"]}', '\u2028', '__proto__', '\\u005f', 'null'),
      fc.constant('x'.repeat(max)),
    )
    .map((value) => value.slice(0, max).trim())
const line = text(200)
/** Longer than any limit there is. */
const free = text(6000)
const note = text(5000)
const required = line.map((value) => value || 'x')
const oneOf = <Value extends string>({ values }: Vocabulary<Value>) => fc.constantFrom(...values)
const oneOrBlank = <Value extends string>({ values }: Vocabulary<Value>) =>
  fc.constantFrom(...values, '')
const day = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('2026-11-21', days))
const dayOrBlank = fc.oneof(day, fc.constant(''))
const instant = fc
  .date({ min: new Date(0), max: new Date(Date.UTC(2100, 0)), noInvalidDate: true })
  .map((date) => date.toISOString())
const address = fc.oneof(fc.webUrl(), fc.constant(''))

/** A name that no object takes for its prototype: the product writes none, and refuses files with one. */
const name = fc.string({ maxLength: 20 }).filter((key) => key !== '__proto__')
/** What a later version may have stored beside the known fields. */
const unknown = fc.oneof(
  fc.constant({}),
  fc.dictionary(
    name.map((key) => `later-${key}`),
    fc.jsonValue({ maxDepth: 3 }).filter((value) => !JSON.stringify(value).includes('__proto__')),
    { maxKeys: 2 },
  ),
)

function withUnknown(known: fc.Arbitrary<object>): fc.Arbitrary<object> {
  return fc.tuple(unknown, known).map(([more, fields]) => ({ ...more, ...fields }))
}

/** A list of records with different ids, newest first or not. */
function list(draft: Record<string, fc.Arbitrary<unknown>>) {
  const stamps = { id: fc.nat().map(String), createdAt: instant }
  const record = withUnknown(fc.record({ ...draft, ...stamps }))
  return fc.uniqueArray(record, { maxLength: 6, selector: (row) => 'id' in row && row.id })
}

/** What can lie under each key, as the product writes it. */
export const storedValues: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  userProfile: withUnknown(
    fc.record({
      name: free,
      location: free,
      careerField: free,
      yearsAsSpouse: oneOrBlank(yearsAsSpouse),
      currentSituation: oneOrBlank(currentSituation),
    }),
  ),
  privacySettings: withUnknown(
    fc.record({
      shareProfile: fc.boolean(),
      shareName: fc.boolean(),
      shareLocation: fc.boolean(),
      shareCareerField: fc.boolean(),
      shareYearsAsSpouse: fc.boolean(),
      shareSituation: fc.boolean(),
    }),
  ),
  modulePreferences: fc.array(fc.oneof(fc.constantFrom('job-search', 'housing'), fc.string())),
  profileCreated: fc.boolean(),
  privacyConfigured: fc.boolean(),
  onboardingComplete: fc.boolean(),
  joinDate: instant,
  transitionPromoDismissed: fc.boolean(),
  darkMode: fc.boolean(),
  // A section is there because one of its items is.
  checklistProgress: fc.dictionary(name, fc.dictionary(name, fc.boolean(), { minKeys: 1 })),
  jobApplications: list({
    company: required,
    position: required,
    dateApplied: day,
    status: oneOf(applicationStatus),
    location: line,
    jobType: oneOrBlank(jobType),
    salaryRange: line,
    applicationUrl: address,
    notes: note,
    updatedAt: instant,
  }),
  professionalSkills: list({
    name: required,
    category: oneOf(skillCategory),
    level: oneOf(skillLevel),
    wantToLearn: fc.boolean(),
  }),
  professionalCertifications: list({
    name: required,
    issuingOrg: required,
    isTarget: fc.boolean(),
    dateEarned: day,
    expirationDate: dayOrBlank,
    renewalRequirements: note,
    cost: line,
    timeToComplete: line,
    prerequisites: note,
    studyProgress: fc.integer({ min: 0, max: 100 }),
  }),
  professionalGoals: list({
    title: required,
    description: note,
    targetDate: day,
    hoursSpent: fc.maxSafeNat(),
    completed: fc.boolean(),
  }),
}

/** What a browser holds: storage key → exact text. Any key may be missing. */
export const storedStates: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .record(storedValues, { requiredKeys: [] })
  .map((values) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  )

/** The same, where some of it is not JSON, or was set aside because of that. */
export const damagedStates: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .tuple(
    storedStates,
    fc.dictionary(
      fc.constantFrom(...Object.keys(storedValues)),
      fc.constantFrom('', '{"cut', '[1,'),
    ),
    fc.dictionary(
      fc.constantFrom(...Object.keys(storedValues)).map((key) => `${key}.unreadable.1795122000000`),
      fc.oneof(fc.string(), fc.json()),
    ),
  )
  .map(([state, broken, aside]) => ({ ...state, ...broken, ...aside }))
