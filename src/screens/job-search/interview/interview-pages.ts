import type { TabPage } from '@/engine/screen/screen'
import { lazyPart } from '@/engine/ui/lazy-part'

/** What the interview preparation leads to. As a page of its own it prints alone. */
export const interviewPages: readonly TabPage[] = [
  {
    id: 'interview-day',
    title: 'Interview Day',
    summary: 'The time, place, link, notes and questions of your next interview on one screen.',
    isPrintable: true,
    Component: lazyPart(() => import('./InterviewDayPage')),
  },
]
