import { learningGoal, type LearningGoalRecord } from '@/schemas/professional-dev/learning-goal'

/** One plain goal, with what a test wants to be different. */
export const buildGoal = (different: Partial<LearningGoalRecord> = {}): LearningGoalRecord => ({
  ...learningGoal.parse({ title: 'Learn SQL', targetDate: '2026-12-31' }),
  id: '1',
  createdAt: '2026-11-01T18:00:00.000Z',
  ...different,
})
