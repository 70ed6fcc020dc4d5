import { listView } from '@/engine/views/list/list-view'
import {
  byExpiration,
  certifications,
  expiryLine,
  isEarned,
  isExpired,
  isExpiringSoon,
  isPastTarget,
  isTarget,
} from '@/schemas/professional-dev/certification'
import { targetDateNotice } from './target-date-notice'

/** The certifications that a user has, and those that they work towards. */
export const certificationList = listView(
  certifications,
  {
    title: 'My Certifications',
    search: [],
    filters: [],
    sort: {
      name: { label: 'Name', by: 'name' },
      date: { label: 'Date', by: 'dateEarned' },
      expiration: { label: 'Expiration Date', by: 'expirationDate' },
    },
    rows: ['issuingOrg', 'dateEarned', 'expirationDate'],
    warnings: [
      {
        title: 'Certifications Expiring Soon',
        applies: isExpiringSoon,
        line: expiryLine,
        order: byExpiration,
      },
    ],
    sections: [
      { title: 'Current Certifications', counted: 'earned', has: isEarned },
      { title: 'Working Towards', counted: 'in progress', has: isTarget },
    ],
    card: {
      title: 'name',
      subtitle: 'issuingOrg',
      flags: [
        { label: 'Earned', tone: 'success', applies: isEarned },
        { label: 'Target', tone: 'accent', applies: isTarget },
        { label: 'Past Its Date', tone: 'warning', applies: isPastTarget },
        { label: 'Expired', tone: 'danger', applies: isExpired },
      ],
      details: [
        'dateEarned',
        'expirationDate',
        'renewalRequirements',
        'timeToComplete',
        'cost',
        'prerequisites',
        'studyProgress',
      ],
    },
    form: {
      addTitle: 'Add Certification',
      editTitle: 'Edit Certification',
      fields: [
        'name',
        'issuingOrg',
        'isTarget',
        'dateEarned',
        'expirationDate',
        'renewalRequirements',
        'cost',
        'timeToComplete',
        'studyProgress',
        'prerequisites',
      ],
    },
    addLabel: '+ Add Certification',
    empty: {
      title: 'No certifications tracked yet',
      text: 'Keep the ones you hold and the ones you’re working toward. You will see here when one is about to expire.',
      action: 'Add Your First Certification',
    },
    deleteQuestion: 'Delete this certification?',
    searchIcon: 'i-lucide-award',
  },
  [targetDateNotice],
)
