import { listView } from '@/engine/views/list/list-view'
import {
  byTargetDate,
  isActive,
  isCompleted,
  isPastItsDate,
  learningGoals,
  overdueLine,
} from '@/schemas/professional-dev/learning-goal'
import { tickOnCard } from './tick-on-card'

/** What a user wants to learn, and by when. */
export const goalList = listView(
  learningGoals,
  {
    title: 'Learning Goals',
    search: [],
    filters: [],
    sort: {
      target: { label: 'Target Date', by: 'targetDate' },
      title: { label: 'Title', by: 'title' },
    },
    warnings: [
      {
        title: 'Goals Past Their Date',
        applies: isPastItsDate,
        line: overdueLine,
        order: byTargetDate,
      },
    ],
    sections: [
      { title: 'Active Goals', counted: 'active', has: isActive },
      { title: 'Completed Goals', counted: 'completed', has: isCompleted },
    ],
    card: {
      title: 'title',
      flags: [{ label: 'Past Its Date', tone: 'warning', applies: isPastItsDate }],
      details: ['targetDate', 'hoursSpent'],
      body: 'description',
    },
    form: {
      addTitle: 'Add Goal',
      editTitle: 'Edit Goal',
      fields: ['title', 'targetDate', 'hoursSpent', 'description'],
    },
    addLabel: '+ Add Goal',
    empty: {
      title: 'No learning goals yet',
      text: 'Write down one thing you want to learn and when you want to finish.',
      action: 'Create Your First Goal',
    },
    deleteQuestion: 'Delete this goal?',
    searchIcon: 'i-lucide-target',
  },
  [tickOnCard('completed', 'Completed')],
)
