import { moveTasks } from '@/data/my-move/move-tasks'
import { planTasks } from '@/data/my-move/plan-tasks'
import type { Findings } from '@/engine/views/finding'
import { anchorOf } from '@/engine/views/anchor'

// Plan tasks have the anchor of their item as id. A task for some destinations has no line in most plans.
const planned = new Set(planTasks.rows.filter(({ onlyTo }) => !onlyTo).map(({ id }) => id))

/**
 * The tasks that only My Move has. The search finds the other tasks of the plan in their own modules. A task that is
 * only in the `alsoTicks` of another has no line in the plan, so it is left out.
 */
const tasks: Findings = {
  kind: 'Tasks of a move',
  icon: 'i-lucide-truck',
  findings: moveTasks.rows
    .map(({ id, task, details }) => ({
      title: task,
      text: details,
      anchor: anchorOf(moveTasks, id),
    }))
    .filter(({ anchor }) => planned.has(anchor)),
}

const tools: Findings = {
  kind: 'Tools',
  icon: 'i-lucide-truck',
  findings: [
    {
      title: 'Calendar of Your Move',
      text: 'Download your tasks and their dates for Google, Apple or Outlook calendar.',
    },
    {
      title: 'Change a Date of Your Move',
      text: 'Enter the new report date, and your tasks get new dates.',
    },
    {
      title: 'Print Move Binder',
      text: 'Your plan, contacts, licenses and dates on paper.',
    },
  ],
}

export default [tasks, tools]
