import { lazyPart } from '@/engine/ui/lazy-part'
import { PendingView } from '@/engine/ui/PendingView'
import { listView } from '@/engine/views/list/list-view'
import {
  awaitsBoard,
  boardDayLine,
  boardDayText,
  isPastBoardDay,
  withReportDate,
} from '@/schemas/licensing/board-day'
import {
  byLicenseExpiration,
  isLicenseExpired,
  isLicenseExpiringSoon,
  licenseExpiryLine,
  licenses,
  writtenBoard,
} from '@/schemas/licensing/license'
import { moves, type MoveRecord } from '@/schemas/my-move/move'
import { costsText, hasCosts } from './costs'

/** Loaded on demand, because it includes the data of all boards. */
const BoardOfLicense = lazyPart(() => import('./boards/BoardOfLicense'))

/** The licenses that a user holds and applies for. */
export const myLicenses = listView(licenses, {
  title: 'My Licenses',
  search: [],
  filters: [],
  sort: { expiration: { label: 'Expiration Date', by: 'expirationDate' } },
  joins: {
    of: [moves],
    join: (record, [known]: readonly [readonly MoveRecord[]]) => withReportDate(record, known),
  },
  warnings: [
    {
      title: 'Licenses Expiring Soon',
      applies: isLicenseExpiringSoon,
      line: licenseExpiryLine,
      order: byLicenseExpiration,
    },
    {
      title: 'Day 30 Has Passed',
      applies: isPastBoardDay,
      line: boardDayLine,
    },
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
    flags: [
      {
        label: 'Past Its Last Day',
        tone: 'danger',
        // The status already says so.
        applies: (license, today) =>
          license.status !== 'expired' && isLicenseExpired(license, today),
      },
      { label: 'Past Day 30', tone: 'warning', applies: isPastBoardDay },
    ],
    details: ['number', 'expirationDate', 'sentOn', 'completeOn', 'movedOn'],
    notes: [
      { label: 'Waiting for the Board', applies: awaitsBoard, line: boardDayText },
      { label: 'Costs to Claim, for Each Move', applies: hasCosts, line: costsText },
      {
        label: 'Licensing Board',
        isCollapsed: true,
        applies: (license) => license.state !== 'overseas' || writtenBoard(license) !== '',
        action: (license) => (
          <PendingView part={BoardOfLicense} meanwhile={null}>
            <BoardOfLicense license={license} />
          </PendingView>
        ),
      },
    ],
    more: ['documents', 'contacts', 'receipts'],
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
      'movedOn',
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
