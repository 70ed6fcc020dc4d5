import { glossary } from '@/data/glossary'
import { interviewPrep } from '@/data/interview-prep'
import { interviewQuestions } from '@/data/interview-questions'
import { jobBoards } from '@/data/job-boards'
import { jobSearchOffices } from '@/data/job-search-offices'
import { jobSearchTips } from '@/data/job-search-tips'
import { questionsToAsk } from '@/data/questions-to-ask'
import { formatDay } from '@/engine/calendar-day'
import { labelOf } from '@/engine/model/vocabulary'
import { counted, defineScreen } from '@/engine/screen/screen'
import { customView } from '@/engine/views/custom/custom-view'
import { calloutView } from '@/engine/views/callout/callout-view'
import { guideView } from '@/engine/views/guide/guide-view'
import { linksView } from '@/engine/views/links/links-view'
import { listView } from '@/engine/views/list/list-view'
import { questionsView } from '@/engine/views/questions/questions-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { interviewNotes } from '@/schemas/interview-notes'
import {
  applicationCounters,
  applications,
  applicationStatus,
  jobName,
} from '@/schemas/job-application'
import { isNextActionOverdue } from '@/schemas/next-action'
import { isQuiet, QUIET_AFTER_DAYS } from '@/schemas/quiet-application'
import { isSameJob } from '@/schemas/same-job'
import { appliedTo, savedPostings } from '@/schemas/saved-posting'
import { timelineOf } from '@/schemas/timeline-of'
import { InterviewDay } from './InterviewDay'
import { ClippedPosting } from './clip/ClippedPosting'
import { findTrackerPages, trackerPages } from './tracker-pages'
import { TrackerTools } from './TrackerTools'

const tracker = listView(applications, {
  title: 'Your Applications',
  search: ['company', 'position', 'location'],
  alsoSearch: ['nextAction', 'contact', 'resumeVersion', 'foundOn', 'postingText'],
  filters: ['status'],
  finds: {
    quiet: {
      label: `Quiet for ${QUIET_AFTER_DAYS} days`,
      applies: (record, today) => isQuiet(record, today),
      setAll: {
        label: 'Close as',
        action: 'Close All',
        field: 'status',
        values: ['rejected', 'withdrawn'],
      },
    },
  },
  sort: {
    applied: { label: 'Date Applied', by: 'dateApplied', isDescending: true },
    company: { label: 'Company', by: 'company' },
    changed: { label: 'Last Change', by: 'updatedAt', isDescending: true },
  },
  layouts: { rows: ['company', 'status', 'dateApplied'], board: 'status' },
  addLabel: 'Add Job Application',
  card: {
    title: 'position',
    subtitle: 'company',
    badge: {
      field: 'status',
      tones: { applied: 'accent', interview: 'warning', offer: 'success', rejected: 'danger' },
    },
    flags: [{ label: 'Next Action Overdue', tone: 'warning', applies: isNextActionOverdue }],
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
    folded: 'postingText',
    body: 'notes',
    timeline: {
      field: 'history',
      title: 'History',
      addLabel: 'Add to History',
      addTitle: 'Add to History',
      editTitle: 'Edit Entry',
      lines: timelineOf,
    },
    edit: ['status'],
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
    alike: {
      isAlike: ({ company, position }, record) =>
        isSameJob({ company: String(company ?? ''), position: String(position ?? '') }, record),
      line: (record) =>
        `You already have ${jobName(record)}: ${labelOf(applicationStatus, record.status)}, applied on ${formatDay(record.dateApplied)}.`,
      action: 'Open That Application',
    },
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
  },
  deleteQuestion: 'Are you sure you want to delete this application?',
  searchIcon: 'i-lucide-briefcase',
})

const saved = listView(savedPostings, {
  title: 'Saved for Later',
  search: [],
  filters: [],
  address: 'saved',
  isAside: true,
  card: {
    title: 'position',
    subtitle: 'company',
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
    folded: 'postingText',
    move: { label: 'I Applied', to: applications, as: appliedTo },
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
})

export default defineScreen({
  stats: [counted(applications, applicationCounters)],
  tabs: [
    {
      id: 'tracker',
      label: 'Application Tracker',
      isPrintable: true,
      views: [
        customView(
          ClippedPosting,
          'Only here does something come from another page, and it must not be drawn on other visits.',
        ),
        tracker,
        saved,
        customView(
          TrackerTools,
          'Only here do records of two lists go into files and figures, and come from files and pages.',
          findTrackerPages,
        ),
      ],
      pages: trackerPages,
    },
    {
      id: 'boards',
      label: 'Job Boards',
      next: {
        text: 'Found a job that fits? Write it down before you apply.',
        action: 'Add a Job Application',
        to: { path: '/app/job-search', search: { tab: 'tracker', edit: 'new' } },
      },
      views: [
        linksView(jobBoards, {
          title: 'Job Boards',
          lead: '“Free” is free to browse; some sell extras.',
          groupBy: 'group',
          badge: { field: 'cost', tones: { Free: 'success', Paid: 'warning' } },
          notes: ['price'],
          chips: {
            noun: 'job boards',
            filters: [{ field: 'group', label: 'Group', allLabel: 'All Groups' }],
          },
        }),
        guideView(jobSearchTips),
        guideView(jobSearchOffices, { folded: 'What to Do' }),
      ],
    },
    {
      id: 'interview',
      label: 'Interview Prep',
      isPrintable: true,
      next: {
        text: 'Meet someone who has worked there before you talk.',
        action: 'Find Groups and People',
        to: { path: '/app/networking', search: { tab: 'directory' } },
      },
      views: [
        customView(InterviewDay, 'It joins an application with the questions to ask.'),
        calloutView({
          title: 'Have an interview coming up?',
          text: 'See the applications that are waiting for an interview.',
          action: 'Show My Interviews',
          to: { path: '/app/job-search', search: { tab: 'tracker', status: 'interview' } },
        }),
        questionsView(interviewQuestions, interviewNotes, {
          title: 'Common Interview Questions',
          lead: 'Say each answer out loud once before the interview. One minute each is enough.',
        }),
        questionsView(questionsToAsk, interviewNotes, {
          title: 'Questions to Ask the Interviewer',
          lead: 'Choose three or four. You are finding out whether this job can work with your life.',
        }),
        guideView(interviewPrep),
      ],
    },
  ],
  closing: [
    termsView(glossary, [
      'msep',
      'usajobs',
      'pcs',
      'dod',
      'dodea',
      'naf',
      'gs',
      'va',
      'moaa',
      'military-onesource',
    ]),
  ],
})
