import { dueSource } from '@/engine/due/due'
import { applications } from '@/schemas/job-search/job-application'
import { openPostings } from '@/schemas/job-search/job-group'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import { workRecord } from '@/schemas/my-work/work'
import { nextActionsDue, quietApplicationsDue } from './due/applications-due'
import { interviewsDue } from './due/interviews-due'
import { offersDue } from './due/offers-due'

export default [
  dueSource('appointment', [applications], ([sent], today) => interviewsDue(sent, today)),
  dueSource('offer', [applications, workRecord], ([sent, work], today) =>
    offersDue(sent, today, work),
  ),
  dueSource('next action', [applications, savedPostings], ([sent, saved], today) =>
    nextActionsDue([...sent, ...openPostings(saved, sent)], today),
  ),
  dueSource('silence', [applications], ([sent], today) => quietApplicationsDue(sent, today)),
]
