import fc from 'fast-check'
import { addDays } from '@/engine/calendar-day'
import type { AnyField } from '@/engine/model/field'
import { isRequired, type FormModel } from '@/engine/model/field-defaults'
import { moves } from '@/schemas/my-move/move'
import { entities, restorable } from '@/schemas/account/stored'
import { isDescribed } from './samples'

/*
 * Generators of everything that a browser can store. A field's values follow from its input type, so a
 * new field needs no change here. Where a schema accepts other values than most fields of its type,
 * `wider` repeats that, so that a rule that becomes narrower by mistake fails a test.
 */

/** Text as the product stores it: trimmed, in any script, and sometimes hostile. */
const text = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('<script>alert(1)</script>', '"]}', '\u2028', '__proto__', '\\u005f', 'null'),
      fc.constant('x'.repeat(max)),
    )
    .map((value) => value.slice(0, max).trim())
const line = text(200)
/** Text longer than any length limit. */
const free = text(6000)
const note = text(5000)
const required = line.map((value) => value || 'x')
const day = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('2026-11-21', days))
const month = day.map((date) => date.slice(0, 'YYYY-MM'.length))
const instant = fc
  .date({ min: new Date(0), max: new Date(Date.UTC(2100, 0)), noInvalidDate: true })
  .map((date) => date.toISOString())
const address = fc.oneof(fc.webUrl(), fc.constant(''))

/** Any key except `__proto__`: the product never writes it and rejects files that contain it. */
const name = fc.string({ maxLength: 20 }).filter((key) => key !== '__proto__')
/** Unknown fields that a later version may have stored. */
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

// A section is stored only if it has an item.
const ticks = fc.dictionary(name, fc.dictionary(name, fc.boolean(), { minKeys: 1 }))

type Arbitraries = Readonly<Record<string, fc.Arbitrary<unknown>>>

/** An amount in dollars, stored as formatted text. */
const amount = fc.oneof(fc.constantFrom('', '$1,325', '99.05'), fc.nat(9_999_999).map(String))

/** Fields that accept other values than their input type suggests: key → field → its values. */
const wider: Readonly<Record<string, Arbitraries>> = {
  userProfile: { name: free, location: free, careerField: free },
  jobApplications: { notes: note },
  professionalCertifications: { renewalRequirements: note, prerequisites: note },
  professionalLicenses: {
    documents: note,
    contacts: note,
    receipts: note,
    relicensingCosts: amount,
    businessCosts: amount,
  },
  professionalGoals: { description: note, hoursSpent: fc.maxSafeNat() },
}

/** The possible values of each key that has no fields. */
const unfielded: Arbitraries = {
  modulePreferences: fc.array(fc.oneof(fc.constantFrom('job-search', 'housing'), fc.string())),
  profileCreated: fc.boolean(),
  privacyConfigured: fc.boolean(),
  onboardingComplete: fc.boolean(),
  joinDate: instant,
  transitionPromoDismissed: fc.boolean(),
  darkMode: fc.boolean(),
  interviewNotes: fc.dictionary(
    name,
    note.map((text) => text || 'x'),
  ),
  checklistProgress: ticks,
  planProgress: ticks,
  payGrade: fc.constantFrom('E-5', 'O-3E'),
  boardCorrections: fc.dictionary(
    name,
    fc.record({
      name: required,
      site: address,
      phone: line,
      correctedOn: day,
    }),
  ),
  calendarEvents: fc.dictionary(
    name,
    fc.record({
      sequence: fc.nat(),
      day,
      // As the product writes it, untrimmed.
      title: fc.string({ unit: 'grapheme' }),
      note: free.map((text) => `${text}\n`),
      isCancelled: fc.boolean(),
      changedAt: instant,
    }),
  ),
}

/** The possible values of each key, as the product writes them. */
export const storedValues: Arbitraries = {
  ...unfielded,
  ...Object.fromEntries(
    restorable.filter(isDescribed).map((form) => [form.key, withUnknown(fieldsOf(form.key, form))]),
  ),
  ...Object.fromEntries(entities.map((entity) => [entity.key, list(entity)])),
  moveArchive: archive(),
}

function fieldsOf(key: string, model: FormModel) {
  const fields = Object.entries(model.fields).map(([field, spec]) => {
    const value: fc.Arbitrary<unknown> = valueOf(spec, isRequired(model, field))
    return [field, value] as const
  })
  return fc.record({ ...Object.fromEntries(fields), ...wider[key] })
}

/** The possible values of a field, from its input type. */
function valueOf(spec: AnyField, isNeeded: boolean): fc.Arbitrary<unknown> {
  if ('options' in spec) {
    const isBlank = spec.blank !== undefined && !isNeeded
    return fc.constantFrom(...spec.options.values, ...(isBlank ? [''] : []))
  }
  if (spec.input === 'number') return fc.integer({ min: spec.min, max: spec.max ?? 1_000_000 })
  if (spec.input === 'date') return isNeeded ? day : fc.oneof(day, fc.constant(''))
  if (spec.input === 'month') return isNeeded ? month : fc.oneof(month, fc.constant(''))
  if (spec.input === 'url') return address
  if (spec.input === 'time') return fc.constantFrom('', '00:00', '14:30')
  if (spec.input === 'timeZone') return fc.constantFrom('', 'America/Chicago', 'Mars/Base')
  if (spec.input === 'text' || spec.input === 'textarea') return isNeeded ? required : line
  if (spec.input === 'children') return childrenOf(spec.of)
  return fc.boolean()
}

/** Child records with different ids, without blank fields. */
function childrenOf(model: FormModel) {
  const filled = (fields: object) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const child = fc
    .tuple(withUnknown(fieldsOf('', model)), fc.nat().map(String))
    .map(([fields, id]) => ({ ...filled(fields), id }))
  return fc.uniqueArray(child, { maxLength: 3, selector: ({ id }) => id })
}

/** A list of records with different ids, in any order. */
function list(entity: (typeof entities)[number]) {
  return fc.uniqueArray(record(entity), { maxLength: 6, selector: ({ id }) => id })
}

function record(entity: (typeof entities)[number]) {
  return fc
    .tuple(
      withUnknown(fieldsOf(entity.key, entity)),
      fc.record({
        id: fc.nat().map(String),
        createdAt: instant,
        ...(entity.keepsUpdatedAt && { updatedAt: instant }),
      }),
    )
    .map(([fields, stamps]) => ({ ...(entity.written?.(fields) ?? fields), ...stamps }))
}

/** Ended moves with different ids, each with its checklist progress. */
function archive() {
  const ended = fc.record({
    id: fc.nat().map(String),
    createdAt: instant,
    endedOn: day,
    move: record(moves),
    checklistProgress: ticks,
    planProgress: ticks,
  })
  return fc.uniqueArray(ended, { maxLength: 3, selector: ({ id }) => id })
}

/** The state of local storage: storage key → exact text. Any key may be missing. */
export const storedStates: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .record(storedValues, { requiredKeys: [] })
  .map((values) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
  )

/** Like `storedStates`, with some invalid JSON, and some texts set aside as unreadable. */
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
