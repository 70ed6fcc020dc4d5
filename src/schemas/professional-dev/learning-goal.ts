import * as z from 'zod/mini'
import { addDays, calendarDay, compareDays, daysAway, formatDay } from '@/engine/calendar-day'
import { formatCount } from '@/engine/format-count'
import { isolate } from '@/engine/isolate'
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

type LearningGoal = z.infer<typeof learningGoal>
export type LearningGoalRecord = Recorded<LearningGoal>

type Completion = Pick<LearningGoal, 'completed'>
type Deadline = Pick<LearningGoal, 'completed' | 'targetDate'>

/** How long before its day a goal counts as due soon. */
export const DUE_SOON_DAYS = 14

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

/** Whether the day of an active goal was before today. */
export function isPastItsDate(goal: Deadline, today = calendarDay()): boolean {
  return isActive(goal) && goal.targetDate < today
}

/** Whether the day of an active goal is between today and two weeks from now, both included. */
export function isDueSoon(goal: Deadline, today = calendarDay()): boolean {
  const { targetDate } = goal
  return isActive(goal) && targetDate >= today && targetDate <= addDays(today, DUE_SOON_DAYS)
}

/** Compares two goals by target date, for `sort`. */
export function byTargetDate(a: Deadline, b: Deadline): number {
  return compareDays(a.targetDate, b.targetDate)
}

/** "Learn SQL was due Nov 17, 2026 (4 days ago)." */
export function overdueLine(
  { title, targetDate }: Pick<LearningGoal, 'title' | 'targetDate'>,
  today = calendarDay(),
): string {
  return `${isolate(title)} was due ${formatDay(targetDate)} (${daysAway(targetDate, today)}).`
}

/** The hours of all goals, completed ones too. */
export function learningHours(goals: readonly Pick<LearningGoal, 'hoursSpent'>[]): number {
  return goals.reduce((total, { hoursSpent }) => total + hoursSpent, 0)
}

/** The figures above the tabs. */
export function goalCounters(goals: readonly LearningGoal[]): readonly Stat[] {
  return [
    { label: 'Active Goals', value: String(goals.filter(isActive).length) },
    { label: 'Learning Hours', value: formatCount(learningHours(goals)) },
  ]
}
