import { listView } from '@/engine/views/list/list-view'
import { inCategory, skillCategory, skills, wantsToLearn } from '@/schemas/professional-dev/skill'

/** The skills of a user, by category. */
export const inventory = listView(skills, {
  title: 'My Skills Inventory',
  search: [],
  filters: [],
  sort: {
    name: { label: 'Name', by: 'name' },
    level: { label: 'Level', by: 'level', isDescending: true },
  },
  sections: skillCategory.values.map((category) => ({
    title: skillCategory.labels[category],
    has: inCategory(category),
  })),
  card: {
    title: 'name',
    badge: {
      field: 'level',
      tones: { intermediate: 'accent', advanced: 'success', expert: 'success' },
    },
    flags: [{ label: 'Want to learn', tone: 'warning', applies: wantsToLearn }],
    details: [],
  },
  form: {
    addTitle: 'Add Skill',
    editTitle: 'Edit Skill',
    fields: ['name', 'category', 'level', 'wantToLearn'],
  },
  addLabel: '+ Add Skill',
  empty: {
    title: 'No skills tracked yet',
    text: 'List what you can do, from paid work, volunteering and running a home between moves.',
    action: 'Add Your First Skill',
  },
  deleteQuestion: 'Delete this skill?',
  searchIcon: 'i-lucide-wrench',
})
