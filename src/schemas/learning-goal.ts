import * as z from 'zod/mini'
import { formatCount } from '@/engine/format-count'
import { defineEntity, type Recorded } from '@/engine/model/entity'
import {
  MAX_NOTE_CHARACTERS,
  optionalText,
  requiredDay,
  requiredText,
  wholeNumber,
} from '@/engine/model/rules'
import type { Stat } from '@/engine/ui/StatFigure'

export const learningGoal = z.object({
  title: requiredText('Enter what you want to learn.'),
  description: optionalText(MAX_NOTE_CHARACTERS),
  targetDate: requiredDay('Enter the date you want to finish by.'),
  hoursSpent: wholeNumber(0),
  completed: z._default(z.boolean('Use true or false.'), false),
})

export type LearningGoal = z.infer<typeof learningGoal>
export type LearningGoalRecord = Recorded<LearningGoal>

type Completion = Pick<LearningGoal, 'completed'>

export const learningGoals = defineEntity({
  key: 'professionalGoals',
  noun: ['learning goal', 'learning goals'],
  schema: learningGoal,
  keepsUpdatedAt: false,
  describe: ({ title }) => title,
  fields: {
    title: { label: 'Goal Title', input: 'text', autoComplete: 'off' },
    description: { label: 'Description', input: 'textarea' },
    targetDate: { label: 'Target Date', input: 'date', hint: 'The date you want to finish by.' },
    hoursSpent: {
      label: 'Hours Spent',
      input: 'number',
      min: 0,
      hint: 'Whole hours so far. They count in Learning Hours.',
    },
    completed: { label: 'Completed', input: 'checkbox' },
  },
})

export function isCompleted({ completed }: Completion): boolean {
  return completed
}

export function isActive({ completed }: Completion): boolean {
  return !completed
}

export function activeGoals<Goal extends Completion>(goals: readonly Goal[]): readonly Goal[] {
  return goals.filter(isActive)
}

/** The hours of all goals, completed ones too. */
export function learningHours(goals: readonly Pick<LearningGoal, 'hoursSpent'>[]): number {
  return goals.reduce((total, { hoursSpent }) => total + hoursSpent, 0)
}

/** The figures over the tabs. */
export function goalCounters(goals: readonly LearningGoal[]): readonly Stat[] {
  return [
    { label: 'Active Goals', value: String(activeGoals(goals).length) },
    { label: 'Learning Hours', value: formatCount(learningHours(goals)) },
  ]
}
