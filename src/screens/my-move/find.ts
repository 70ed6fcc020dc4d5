import { moveTasks } from '@/data/move-tasks'
import type { Findings } from '@/engine/search/finding'
import { anchorOf } from '@/engine/views/anchor'

/** What a move asks for that stands nowhere else; the other tasks of its plan are found in their modules. */
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
