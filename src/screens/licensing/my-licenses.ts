import { listView } from '@/engine/views/list/list-view'
import {
  awaitsBoard,
  boardDayLine,
  byLicenseExpiration,
  isLicenseExpired,
  isLicenseExpiringSoon,
  licenseExpiryLine,
  licenses,
} from '@/schemas/license'
import { costsLine, hasCosts } from './costs'

/** The licenses that a person holds and applies for. */
export const myLicenses = listView(licenses, {
  title: 'My Licenses',
  search: [],
  filters: [],
  sort: { expiration: { label: 'Expiration Date', by: 'expirationDate' } },
  warnings: [
    {
      title: 'Licenses Expiring Soon',
      applies: isLicenseExpiringSoon,
      line: licenseExpiryLine,
      order: byLicenseExpiration,
    },
    {
      title: 'Waiting for the Board',
      applies: awaitsBoard,
      line: boardDayLine,
    },
    { title: 'Costs to Claim, for Each Move', applies: hasCosts, line: costsLine },
  ],
  card: {
    title: 'profession',
    subtitle: 'state',
    badge: {
      field: 'status',
      tones: {
        active: 'success',
        applied: 'accent',
        temporary: 'accent',
        expired: 'danger',
        investigated: 'danger',
      },
    },
    flags: [{ label: 'Past Its Last Day', tone: 'danger', applies: isLicenseExpired }],
    details: [
      'number',
      'expirationDate',
      'board',
      'sentOn',
      'completeOn',
      'documents',
      'contacts',
      'relicensingCosts',
      'businessCosts',
      'receipts',
    ],
  },
  form: {
    addTitle: 'Add License',
    editTitle: 'Edit License',
    fields: [
      'profession',
      'state',
      'status',
      'number',
      'expirationDate',
      'board',
      'sentOn',
      'completeOn',
      'documents',
      'contacts',
      'relicensingCosts',
      'businessCosts',
      'receipts',
    ],
  },
  addLabel: '+ Add License',
  empty: {
    title: 'No licenses tracked yet',
    text: 'Keep the ones you hold and the ones you apply for: number, last day, papers sent, and fees to claim.',
    action: 'Add Your First License',
  },
  deleteQuestion: 'Delete this license?',
  searchIcon: 'i-lucide-id-card',
})
