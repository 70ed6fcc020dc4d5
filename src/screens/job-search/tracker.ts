import { childrenOnCard } from '@/engine/views/children/children-on-card'
import { listView } from '@/engine/views/list/list-view'
import { interviewsAhead, isInterviewKnown } from '@/schemas/job-search/interviews-ahead'
import { applications } from '@/schemas/job-search/job-application'
import { isNextActionOverdue } from '@/schemas/job-search/next-action'
import { noteNoAnswer } from '@/schemas/job-search/no-answer'
import { isQuiet, QUIET_AFTER_DAYS } from '@/schemas/job-search/quiet-application'
import { applicationTimeline } from '@/schemas/job-search/application-timeline'
import { nextInterview } from './interview/next-interview'
import { board } from './list/board'
import { bulkEdit } from './list/bulk-edit'
import { duplicates } from './list/duplicates'
import { editOnCard } from './list/edit-on-card'
import { collapsedText } from './list/collapsed-text'
import { offerNote } from './offer-note'
import { resumeVersionNotice } from './resume-version-notice'
import { sameJobs } from './same-jobs'

/** The jobs that a user has applied to. */
export const tracker = listView(
  applications,
  {
    title: 'Your Applications',
    search: ['company', 'position', 'location'],
    alsoSearch: ['nextAction', 'contact', 'resumeVersion', 'foundOn', 'postingText'],
    filters: ['status'],
    sort: {
      applied: { label: 'Date Applied', by: 'dateApplied', isDescending: true },
      company: { label: 'Company', by: 'company' },
      changed: { label: 'Last Change', by: 'updatedAt', isDescending: true },
    },
    rows: ['company', 'status', 'dateApplied', 'nextAction'],
    addLabel: 'Add Job Application',
    card: {
      title: 'position',
      subtitle: 'company',
      badge: {
        field: 'status',
        tones: { applied: 'accent', interview: 'warning', offer: 'success', rejected: 'danger' },
      },
      flags: [
        { label: 'Next Action Overdue', tone: 'warning', applies: isNextActionOverdue },
        {
          label: 'Check Date Applied',
          tone: 'warning',
          applies: ({ dateApplied }, today) => dateApplied > today,
        },
      ],
      details: [
        'dateApplied',
        'location',
        'salaryRange',
        'jobType',
        'nextAction',
        'nextActionDate',
        'contact',
        'resumeVersion',
        'foundOn',
      ],
      notes: [nextInterview, offerNote],
      body: 'notes',
      link: { field: 'applicationUrl', label: 'View Posting' },
    },
    form: {
      addTitle: 'Add New Application',
      editTitle: 'Edit Application',
      fields: [
        'company',
        'position',
        'dateApplied',
        'status',
        'location',
        'jobType',
        'salaryRange',
        'applicationUrl',
        'notes',
      ],
      more: {
        title: 'Next Step, Contact and Posting',
        fields: [
          'nextAction',
          'nextActionDate',
          'contact',
          'resumeVersion',
          'foundOn',
          'postingText',
        ],
      },
    },
    empty: {
      title: 'No Applications Yet',
      text: 'Add each job you apply for. You will see at a glance where you stand, even after a move.',
      action: 'Add Your First Application',
      other: { label: 'Bring In Your Spreadsheet', href: '?tab=tracker&page=import' },
    },
    deleteQuestion: 'Are you sure you want to delete this application?',
    searchIcon: 'i-lucide-briefcase',
  },
  [
    bulkEdit(
      'quiet',
      {
        label: `Quiet for ${QUIET_AFTER_DAYS} days`,
        applies: (record, today) => isQuiet(record, today),
      },
      {
        label: 'Close as',
        action: 'Close All',
        field: 'status',
        values: ['rejected', 'withdrawn'],
        hint: 'The history will say “No answer.” Figures and the log count it as no answer, unless there was an interview.',
        annotate: noteNoAnswer,
      },
    ),
    board('status'),
    editOnCard(['status']),
    collapsedText('postingText'),
    childrenOnCard({
      field: 'history',
      title: 'History',
      addLabel: 'Add an Interview, Follow-Up or Note',
      addTitle: 'Add an Interview, Follow-Up or Note',
      editTitle: 'Edit Entry',
      question: {
        field: 'status',
        value: 'interview',
        title: 'When Is the Interview?',
        prefilled: { kind: 'interview', day: '' },
        fields: ['day', 'startTime', 'timeZone', 'format', 'link', 'place', 'text'],
        needsAnswer: (record, today) =>
          interviewsAhead([record], today).length === 0 && !isInterviewKnown(record),
      },
      lines: applicationTimeline,
      isInNote: (record, id, today) => interviewsAhead([record], today)[0]?.entry.id === id,
    }),
    duplicates(sameJobs, 'position'),
    resumeVersionNotice,
  ],
)
