import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialValues, isRequired } from '@/engine/model/field-defaults'
import {
  inCategory,
  skill,
  skillCategory,
  skillCounters,
  skillLevel,
  skills,
  wantsToLearn,
  type Skill,
} from '@/schemas/professional-dev/skill'

const buildSkill = (overrides: Partial<Skill> = {}): Skill => ({
  ...skill.parse({ name: 'SQL' }),
  ...overrides,
})
const anySkills = fc.array(
  fc.record({ category: fc.constantFrom(...skillCategory.values), name: fc.string() }),
)

describe('The groups of the inventory', () => {
  it('are five, in the order of the specification', () => {
    expect(skillCategory.values).toEqual([
      'technical',
      'leadership',
      'communication',
      'industry',
      'other',
    ])
    expect(Object.values(skillCategory.labels)).toEqual([
      'Technical',
      'Leadership',
      'Communication',
      'Industry',
      'Other',
    ])
  })

  it.each(skillCategory.values)('contain a skill of the category %s exactly once', (category) => {
    const record = buildSkill({ category })
    expect(skillCategory.values.filter((group) => inCategory(group)(record))).toEqual([category])
  })

  it('together contain the whole inventory, and each keeps the order of the list', () => {
    fc.assert(
      fc.property(anySkills, (all) => {
        const groups = skillCategory.values.map((group) => all.filter(inCategory(group)))
        expect(groups.flat()).toHaveLength(all.length)
        for (const group of groups) {
          const positions = group.map((member) => all.indexOf(member))
          expect(positions).toEqual(positions.toSorted((one, other) => one - other))
        }
      }),
    )
  })
})

it('The levels are four, from beginner to expert', () => {
  expect(skillLevel.values).toEqual(['beginner', 'intermediate', 'advanced', 'expert'])
  expect(Object.values(skillLevel.labels)).toEqual([
    'Beginner',
    'Intermediate',
    'Advanced',
    'Expert',
  ])
})

it('The counter above the tabs counts every skill, including those to learn', () => {
  const records = [buildSkill(), buildSkill({ wantToLearn: true }), buildSkill()]
  expect(skillCounters(records)).toEqual([{ label: 'Skills Tracked', value: '3' }])
  expect(records.map(wantsToLearn)).toEqual([false, true, false])
})

describe('A skill', () => {
  it('needs a name; its defaults are Technical and Beginner', () => {
    expect(skill.parse({ name: ' SQL ' })).toMatchObject({
      name: 'SQL',
      category: 'technical',
      level: 'beginner',
      wantToLearn: false,
    })
  })

  it.each([
    ['name', ' \u00a0\t', 'Enter the skill’s name.'],
    ['name', undefined, 'Enter the skill’s name.'],
    ['name', 'x'.repeat(201), 'Use at most 200 characters.'],
    ['category', 'cooking', 'Choose one of the options.'],
    ['category', '', 'Choose one of the options.'],
    ['category', 'constructor', 'Choose one of the options.'],
    ['level', 'master', 'Choose one of the options.'],
    ['wantToLearn', 'yes', 'Use true or false.'],
  ])('with the %s %j is refused with a message', (field, value, sentence) => {
    const { error } = skill.safeParse({ name: 'SQL', [field]: value })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[[field], sentence]])
  })
})

describe('The form of a skill', () => {
  it('starts with Technical and Beginner', () => {
    expect(initialValues(skills)).toMatchObject({
      name: '',
      category: 'technical',
      level: 'beginner',
      wantToLearn: false,
    })
  })

  it('requires name, category and level', () => {
    const required = Object.keys(skills.fields).filter((field) => isRequired(skills, field))
    expect(required).toEqual(['name', 'category', 'level'])
  })

  it('says which skill the resumes leave out', () => {
    expect(skills.fields.wantToLearn.hint).toBe(
      'A Beginner skill that you check here stays off your resumes.',
    )
  })
})
