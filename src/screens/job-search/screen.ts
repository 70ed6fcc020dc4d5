import { glossary } from '@/data/glossary'
import { interviewPrep } from '@/data/job-search/interview-prep'
import { interviewQuestions } from '@/data/job-search/interview-questions'
import { jobBoards } from '@/data/job-search/job-boards'
import { jobSearchOffices } from '@/data/job-search/job-search-offices'
import { jobSearchTips } from '@/data/job-search/job-search-tips'
import { questionsToAsk } from '@/data/job-search/questions-to-ask'
import { derived } from '@/engine/model/derived'
import { defineScreen } from '@/engine/screen/screen'
import { lazyPart } from '@/engine/ui/lazy-part'
import { calloutView } from '@/engine/views/callout/callout-view'
import { customView } from '@/engine/views/custom/custom-view'
import { guideView } from '@/engine/views/guide/guide-view'
import { linksView } from '@/engine/views/links/links-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { applicationCounters, applications } from '@/schemas/job-search/job-application'
import { MyInterviews } from './interview/MyInterviews'
import { ClippedPosting } from './clip/ClippedPosting'
import { questionsView } from './questions/questions-view'
import { trackerPages } from './tracker-pages'
import { TrackerTools } from './TrackerTools'
import { tracker } from './tracker'
import { saved } from './saved-for-later'

export default defineScreen({
  stats: [derived([applications], ([sent]) => applicationCounters(sent))],
  tabs: [
    {
      id: 'tracker',
      label: 'Application Tracker',
      isPrintable: true,
      views: [
        customView(
          ClippedPosting,
          'No other view receives data from another page, and it renders only on that visit.',
        ),
        tracker,
        saved,
        customView(
          TrackerTools,
          'No other view imports, exports and counts the records of two lists.',
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
          badge: { field: 'cost', tones: { Paid: 'warning' }, plain: 'Free' },
          notes: ['price'],
          chips: {
            noun: 'job boards',
            filters: [{ field: 'group', label: 'Group', allLabel: 'All Groups' }],
          },
        }),
        guideView(jobSearchTips),
        guideView(jobSearchOffices, { collapsed: 'What to Do' }),
      ],
    },
    {
      id: 'interview',
      label: 'Interview Prep',
      isPrintable: true,
      next: {
        text: 'Before the interview, talk to someone who has worked there.',
        action: 'Find Groups and People',
        to: { path: '/app/networking', search: { tab: 'directory' } },
      },
      views: [
        customView(MyInterviews, 'It lists what the histories of applications hold.'),
        questionsView(interviewQuestions, {
          title: 'Common Interview Questions',
          lead: 'Say each answer out loud once before the interview. One minute each is enough.',
        }),
        questionsView(questionsToAsk, {
          title: 'Questions to Ask the Interviewer',
          lead: 'Choose three or four. You are finding out whether this job can work with your life.',
        }),
        guideView(interviewPrep),
      ],
      extraFindings: [
        {
          kind: 'Tools',
          icon: 'i-lucide-briefcase',
          findings: [
            {
              title: 'Interview in Your Calendar',
              text: 'Add your next interview to Google, Apple or Outlook calendar.',
              search: { page: 'interview-day' },
            },
          ],
        },
      ],
      pages: [
        // It is a separate page, so that it prints alone.
        {
          id: 'interview-day',
          title: 'Interview Day',
          summary:
            'The time, place, link, notes and questions of your next interview on one screen.',
          isPrintable: true,
          Component: lazyPart(() => import('./interview/InterviewDayPage')),
        },
      ],
    },
  ],
  closing: [
    calloutView({
      title: 'Your Work History',
      text: 'Applications ask for every job with its months and hours. Keep them in one place, even after a move.',
      action: 'Open My Work',
      to: { path: '/app/work', search: { tab: 'record' } },
      isSecondary: true,
    }),
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
