import { formatCount } from '@/engine/format-count'

/** "1 task", "12 tasks". */
export const taskCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'task' : 'tasks'}`
