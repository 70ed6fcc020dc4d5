import { learningGoal, type LearningGoalRecord } from '@/schemas/professional-dev/learning-goal'

/** One plain goal, with the fields that a test overrides. */
export const buildGoal = (overrides: Partial<LearningGoalRecord> = {}): LearningGoalRecord => ({
  ...learningGoal.parse({ title: 'Learn SQL', targetDate: '2026-12-31' }),
  id: '1',
  createdAt: '2026-11-01T18:00:00.000Z',
  ...overrides,
})
