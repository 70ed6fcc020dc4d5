import { listView } from '@/engine/views/list/list-view'
import { applications } from '@/schemas/job-search/job-application'
import { isNextActionOverdue } from '@/schemas/job-search/next-action'
import { appliedTo, savedPostings } from '@/schemas/job-search/saved-posting'
import { duplicates } from './list/duplicates'
import { collapsedText } from './list/collapsed-text'
import { moveToList } from './list/move-to-list'
import { SAVED_URL_PREFIX, sameJobs } from './same-jobs'

/** The postings that a user has not applied to yet. */
export const saved = listView(
  savedPostings,
  {
    title: 'Saved for Later',
    search: [],
    filters: [],
    urlPrefix: SAVED_URL_PREFIX,
    card: {
      title: 'position',
      subtitle: 'company',
      flags: [{ label: 'Next Action Overdue', tone: 'warning', applies: isNextActionOverdue }],
      details: [
        'location',
        'salaryRange',
        'jobType',
        'nextAction',
        'nextActionDate',
        'contact',
        'foundOn',
      ],
      body: 'notes',
      link: { field: 'applicationUrl', label: 'View Posting' },
    },
    form: {
      addTitle: 'Add a Posting',
      editTitle: 'Edit Saved Posting',
      fields: [
        'company',
        'position',
        'applicationUrl',
        'location',
        'jobType',
        'salaryRange',
        'notes',
      ],
      more: {
        title: 'Next Step, Contact and Posting',
        fields: ['nextAction', 'nextActionDate', 'contact', 'foundOn', 'postingText'],
      },
    },
    addLabel: 'Add a Posting',
    empty: {
      title: 'Nothing Saved Yet',
      text: 'Keep postings here until you apply. They are not counted above.',
      action: 'Save Your First Posting',
    },
    deleteQuestion: 'Are you sure you want to delete this saved posting?',
    searchIcon: 'i-lucide-bookmark',
  },
  [
    collapsedText('postingText'),
    moveToList({ label: 'I Applied', to: applications, as: appliedTo }),
    duplicates(sameJobs, 'position'),
  ],
)
