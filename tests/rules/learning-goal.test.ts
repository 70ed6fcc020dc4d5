import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialValues, isRequired } from '@/engine/model/field-defaults'
import {
  goalCounters,
  isActive,
  isCompleted,
  learningGoal,
  learningGoals,
  learningHours,
} from '@/schemas/professional-dev/learning-goal'
import { buildGoal } from '../support/learning-goals'

const entered = { title: ' Learn SQL ', targetDate: '2026-12-31' }

const anyGoal = fc
  .record({ completed: fc.boolean(), hoursSpent: fc.nat({ max: 10_000 }) })
  .map(buildGoal)
const anyGoals = fc.array(anyGoal)

describe('The counters above the tabs', () => {
  it('show the active goals, and the hours of all goals including completed ones', () => {
    const goals = [
      buildGoal({ hoursSpent: 12 }),
      buildGoal({ hoursSpent: 1000, completed: true }),
      buildGoal({ hoursSpent: 3 }),
    ]
    expect(goalCounters(goals)).toEqual([
      { label: 'Active Goals', value: '2' },
      { label: 'Learning Hours', value: '1,015' },
    ])
  })

  it('are 0 without goals', () => {
    expect(goalCounters([]).map(({ value }) => value)).toEqual(['0', '0'])
  })

  it('keep the hours when goals are completed or reordered', () => {
    fc.assert(
      fc.property(anyGoals, (goals) => {
        const done = goals.map((goal) => ({ ...goal, completed: true }))
        expect(learningHours(done)).toBe(learningHours(goals))
        expect(learningHours(goals.toReversed())).toBe(learningHours(goals))
        expect(goalCounters(done)[0]?.value).toBe('0')
      }),
    )
  })

  it('grow by the hours of each goal that is added', () => {
    fc.assert(
      fc.property(anyGoal, anyGoals, (goal, goals) => {
        expect(learningHours([goal, ...goals])).toBe(learningHours(goals) + goal.hoursSpent)
      }),
    )
  })
})

describe('Active and completed goals', () => {
  it('are two groups: every goal is in exactly one', () => {
    fc.assert(
      fc.property(anyGoal, (goal) => {
        expect(isActive(goal)).toBe(!goal.completed)
        expect(isCompleted(goal)).toBe(goal.completed)
      }),
    )
  })
})

describe('A goal', () => {
  it('needs a title and a target date; the rest has a default', () => {
    expect(learningGoal.parse(entered)).toMatchObject({
      title: 'Learn SQL',
      description: '',
      targetDate: '2026-12-31',
      hoursSpent: 0,
      completed: false,
    })
  })

  it.each([
    ['title', ' \u00a0\t', 'Enter what you want to learn.'],
    ['title', undefined, 'Enter what you want to learn.'],
    ['title', 'x'.repeat(201), 'Use at most 200 characters.'],
    ['description', 'x'.repeat(5001), 'Use at most 5,000 characters.'],
    ['targetDate', '', 'Enter the date you want to finish by.'],
    ['targetDate', '2026-02-29', 'Enter a full date: month, day and year.'],
    ['targetDate', 'soon', 'Enter a full date: month, day and year.'],
    ['hoursSpent', -1, 'Use a whole number, 0 or higher.'],
    ['hoursSpent', 1.5, 'Use a whole number, 0 or higher.'],
    ['hoursSpent', Number.POSITIVE_INFINITY, 'Use a whole number, 0 or higher.'],
    ['hoursSpent', '3', 'Use a whole number, 0 or higher.'],
    ['completed', 'yes', 'Use true or false.'],
  ])('with the %s %j is refused with a message', (field, value, sentence) => {
    const { error } = learningGoal.safeParse({ ...entered, [field]: value })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[[field], sentence]])
  })

  it('accepts any whole number of hours from 0', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (hoursSpent) => {
        const { success } = learningGoal.safeParse({ ...entered, hoursSpent })
        expect(success).toBe(hoursSpent >= 0)
      }),
    )
  })
})

describe('The form of a goal', () => {
  it('starts blank, with 0 hours and not completed', () => {
    expect(initialValues(learningGoals)).toMatchObject({
      title: '',
      description: '',
      targetDate: '',
      hoursSpent: 0,
      completed: false,
    })
  })

  it('requires the title and the target date', () => {
    const required = Object.keys(learningGoals.fields).filter((f) => isRequired(learningGoals, f))
    expect(required).toEqual(['title', 'targetDate'])
  })
})

describe('Stored goals', () => {
  it('are read as written; a damaged one is refused, not repaired', () => {
    const sound = buildGoal({ id: '2' })
    const broken = { ...sound, id: '1', hoursSpent: 'many' }
    expect(learningGoals.check(JSON.parse(JSON.stringify([sound, broken])))).toEqual({
      value: [sound],
      refused: [{ position: 1, reason: 'Hours Spent: Use a whole number, 0 or higher.' }],
    })
  })
})
