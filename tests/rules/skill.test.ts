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

const buildSkill = (different: Partial<Skill> = {}): Skill => ({
  ...skill.parse({ name: 'SQL' }),
  ...different,
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

  it.each(skillCategory.values)('hold a skill of the category %s exactly once', (category) => {
    const record = buildSkill({ category })
    expect(skillCategory.values.filter((group) => inCategory(group)(record))).toEqual([category])
  })

  it('together are the whole inventory, and each keeps the order of the list', () => {
    fc.assert(
      fc.property(anySkills, (all) => {
        const groups = skillCategory.values.map((group) => all.filter(inCategory(group)))
        expect(groups.flat()).toHaveLength(all.length)
        for (const group of groups) {
          const places = group.map((member) => all.indexOf(member))
          expect(places).toEqual(places.toSorted((one, other) => one - other))
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

it('The figure over the tabs counts every skill, also those still to be learned', () => {
  const records = [buildSkill(), buildSkill({ wantToLearn: true }), buildSkill()]
  expect(skillCounters(records)).toEqual([{ label: 'Skills Tracked', value: '3' }])
  expect(records.map(wantsToLearn)).toEqual([false, true, false])
})

describe('A skill', () => {
  it('needs a name; it starts as a technical one for beginners', () => {
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
  ])('with the %s %j is refused with a sentence', (field, value, sentence) => {
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
})

describe('Stored skills', () => {
  it('lie under the key of the storage table', () => {
    expect(skills.key).toBe('professionalSkills')
  })

  it('are read as they were written, in any language', () => {
    const stamps = { createdAt: '2026-11-21T20:00:00.000Z' }
    const records = [
      { ...buildSkill({ name: 'الترجمة' }), ...stamps, id: '2' },
      { ...buildSkill({ name: '料理 🍳', category: 'other' }), ...stamps, id: '1' },
    ]
    const checked = skills.check(JSON.parse(JSON.stringify(records)))
    expect(checked).toEqual({ value: records, refused: [] })
  })
})
