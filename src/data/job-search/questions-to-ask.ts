import type { InterviewQuestion } from '@/schemas/job-search/interview-question'
import { defineDataset } from '@/engine/model/dataset'

/** Questions that the reader may ask in an interview. */
export const questionsToAsk = defineDataset<InterviewQuestion>('questions-to-ask', [
  { id: 'ask-first-90-days', question: 'What would a good first 90 days look like?' },
  { id: 'ask-how-judged', question: 'How will you tell whether I am doing well in this job?' },
  {
    id: 'ask-normal-day',
    question: 'What does a normal day look like, and which hours must I be online or on site?',
  },
  {
    id: 'ask-remote-parts',
    question: 'Which parts of this job can be done remotely, and is that written in the offer?',
  },
  {
    id: 'ask-states',
    question:
      'In which states do you have employees now? Could I keep this job if I moved to another one?',
  },
  {
    id: 'ask-who-moved-away',
    question: 'Has anyone on the team moved away and kept their job? How did that work?',
  },
  {
    id: 'ask-hard-week',
    question: 'How does the team handle it when someone has a sick child or a hard week at home?',
  },
  {
    id: 'ask-training',
    question:
      'What training do you offer? Do you help pay for courses, certifications or license fees?',
  },
  { id: 'ask-hardest-part', question: 'What is the hardest part of this job?' },
  {
    id: 'ask-report-to',
    question: 'Who would I report to, and how do they like to work with people?',
  },
  { id: 'ask-why-open', question: 'Why is this job open now?' },
  { id: 'ask-what-next', question: 'What happens next, and when can I expect to hear from you?' },
])
