import { moveTasks } from '@/data/move-tasks'
import type { Findings } from '@/engine/views/finding'
import { anchorOf } from '@/engine/views/anchor'

/** The tasks that only My Move has. The search finds the other tasks of the plan in their own modules. */
const found: Findings = {
  kind: 'Tasks of a move',
  icon: 'i-lucide-truck',
  findings: moveTasks.rows.map(({ id, task, details }) => ({
    title: task,
    text: details,
    anchor: anchorOf(moveTasks, id),
  })),
}

export default found
