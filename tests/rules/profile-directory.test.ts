import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoProfiles } from '@/data/networking/demo-profiles'
import { selectRecords } from '@/engine/views/select-records'
import type { DemoProfile } from '@/schemas/content/demo-profile'
import networking from '@/screens/networking/screen'

/** A query to the directory. A blank part does not filter. */
interface ProfileQuery {
  search: string
  careerField: string
  location: string
}

const directory = networking.tabs
  .flatMap(({ views }) => views)
  .find((view) => view.kind === 'catalogue')!

/** The profiles that the directory shows for a query, with its own config. */
function selectProfiles(
  profiles: readonly DemoProfile[],
  { search, careerField, location }: ProfileQuery,
): readonly DemoProfile[] {
  const fields = directory.config.search?.fields ?? []
  return selectRecords(profiles, fields, { search, filters: { careerField, location } })
}

const everyone: ProfileQuery = { search: '', careerField: '', location: '' }

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

/** The ids of the few profiles that match a query. */
const ids = (query: Partial<ProfileQuery>) =>
  selectProfiles(few, { ...everyone, ...query }).map(({ id }) => id)

describe('The directory’s search', () => {
  it.each([
    ['in the name', 'ana', ['ana']],
    ['in the career field', 'finance', ['bo', 'di']],
    ['in any one skill', 'telehealth', ['cy']],
    ['whatever its accents', 'TÉLÉHEALTH', ['cy']],
    ['in the field of some and the skill of others', 'care', ['ana', 'bo', 'cy']],
    ['inside a word', 'ickboo', ['bo']],
    ['whatever the case', 'qUICKbOOKS', ['bo']],
    ['without the spaces around', '  billing\t', ['cy']],
    ['with the spaces inside', 'care plans', ['bo']],
    ['literally, with no special characters', '.*', []],
    ['nowhere', 'astronaut', []],
  ])('finds a text %s', (_, search, found) => {
    expect(ids({ search })).toEqual(found)
  })

  it('finds a name with accents by its plain letters', () => {
    const jose = profile({ id: 'jose', name: 'Example Spouse: José' })
    expect(selectProfiles([jose], { ...everyone, search: 'jose' })).toEqual([jose])
  })

  it.each(['norfolk', 'senior', 'mentor', 'a talk', 'email'])(
    'does not search fields that the specification leaves out: “%s”',
    (search) => {
      expect(ids({ search })).toEqual([])
    },
  )

  it('does not find a text that begins in one skill and ends in the next', () => {
    expect(ids({ search: 'billing telehealth' })).toEqual([])
    expect(ids({ search: 'billingtelehealth' })).toEqual([])
  })

  it('shows everyone while it is blank', () => {
    for (const search of ['', ' ', '\t \u00a0']) expect(ids({ search })).toHaveLength(few.length)
  })
})

describe('The directory’s filters', () => {
  it('keep the profiles with exactly that career field or location', () => {
    expect(ids({ careerField: 'Business & Finance' })).toEqual(['bo', 'di'])
    expect(ids({ location: 'San Diego, CA' })).toEqual(['cy', 'di'])
    expect(ids({ careerField: 'Business' })).toEqual([])
    expect(ids({ location: 'San Diego' })).toEqual([])
  })

  it('are combined with each other and with the search by AND', () => {
    const both = { careerField: 'Healthcare', location: 'Norfolk, VA' }
    expect(ids(both)).toEqual(['ana'])
    expect(ids({ ...both, search: 'nursing' })).toEqual(['ana'])
    expect(ids({ ...both, search: 'billing' })).toEqual([])
    expect(ids({ careerField: 'Healthcare', search: 'billing' })).toEqual(['cy'])
    expect(ids({ location: 'San Diego, CA', search: 'nursing' })).toEqual(['di'])
  })
})

const profiles = demoProfiles.rows
const oneOf = (texts: readonly string[]) => fc.constantFrom('', ...texts)
/** Searches that often match: parts of profile texts, some in uppercase. */
const anySearch = fc
  .tuple(
    fc.constantFrom(
      ...profiles.flatMap(({ name, careerField, skills }) => [name, careerField, ...skills]),
      'astronaut',
    ),
    fc.nat({ max: 10 }),
    fc.nat({ max: 10 }),
    fc.boolean(),
  )
  .map(([text, from, length, isUppercase]) => {
    const piece = text.slice(from, from + length)
    return isUppercase ? piece.toUpperCase() : piece
  })
const anyQuery: fc.Arbitrary<ProfileQuery> = fc.record({
  search: anySearch,
  careerField: oneOf(profiles.map(({ careerField }) => careerField)),
  location: oneOf(profiles.map(({ location }) => location)),
})

describe('Any query to the directory', () => {
  it('returns some of the profiles, in their order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...profiles]), anyQuery, (asked, query) => {
        const found = selectProfiles(asked, query)
        expect(found).toEqual(asked.filter((one) => found.includes(one)))
      }),
    )
  })

  it('returns the intersection of what its three parts return alone', () => {
    fc.assert(
      fc.property(anyQuery, ({ search, careerField, location }) => {
        const alone = [{ search }, { careerField }, { location }].map((part) =>
          selectProfiles(profiles, { ...everyone, ...part }),
        )
        const together = selectProfiles(profiles, { search, careerField, location })
        expect(together).toEqual(
          profiles.filter((one) => alone.every((found) => found.includes(one))),
        )
      }),
    )
  })

  it('ignores uppercase and lowercase', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const other = { ...query, search: query.search.toLowerCase() }
        expect(selectProfiles(profiles, query)).toEqual(selectProfiles(profiles, other))
      }),
    )
  })
})
