import { describe, expect, it } from 'vitest'
import { selectRecords } from '@/engine/views/select-records'
import type { DemoProfile } from '@/schemas/content/demo-profile'
import networking from '@/screens/networking/screen'

const directory = networking.tabs
  .flatMap(({ views }) => views)
  .find((view) => view.kind === 'catalogue')!

function profile(overrides: Partial<DemoProfile> & { id: string }): DemoProfile {
  return {
    name: 'Example Spouse: Sam',
    careerField: 'Healthcare',
    location: 'Norfolk, VA',
    experienceLevel: 'Senior (10+ years)',
    skills: ['Nursing'],
    lookingFor: 'A mentor.',
    willingToOffer: 'A talk.',
    contactPreference: 'Email',
    ...overrides,
  }
}

const few = [
  profile({ id: 'ana', name: 'Example Spouse: Ana' }),
  profile({ id: 'bo', careerField: 'Business & Finance', skills: ['QuickBooks', 'Care plans'] }),
  profile({ id: 'cy', location: 'San Diego, CA', skills: ['Billing', 'Telehealth'] }),
  profile({ id: 'di', careerField: 'Business & Finance', location: 'San Diego, CA' }),
]

/** The ids of those that the directory finds, with its own config. */
const ids = (search: string) =>
  selectRecords(few, directory.config.search?.fields ?? [], { search, filters: {} }).map(
    ({ id }) => id,
  )

describe('The directory’s search', () => {
  it.each([
    ['in the name', 'ana', ['ana']],
    ['in the career field', 'finance', ['bo', 'di']],
    ['in any one skill', 'telehealth', ['cy']],
    ['in the field of some and the skill of others', 'care', ['ana', 'bo', 'cy']],
  ])('finds a text %s', (_, search, found) => {
    expect(ids(search)).toEqual(found)
  })

  it.each(['norfolk', 'senior', 'mentor', 'a talk', 'email'])(
    'does not search fields that the specification leaves out: “%s”',
    (search) => {
      expect(ids(search)).toEqual([])
    },
  )
})
