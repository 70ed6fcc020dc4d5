import type { InterviewQuestion } from '@/schemas/job-search/interview-question'
import { defineDataset } from '@/engine/model/dataset'

/** Questions to expect in an interview, each with what helps to answer it. */
export const interviewQuestions = defineDataset<InterviewQuestion>('interview-questions', [
  {
    id: 'about-yourself',
    question: '“Tell me about yourself.”',
    answer: 'Say what you do, one result you are proud of, and why you want this job.',
  },
  {
    id: 'why-work-here',
    question: '“Why do you want to work here?”',
    answer: 'Name one thing from the posting or their site. Tie it to something you do well.',
  },
  {
    id: 'why-you-left',
    question: '“Why did you leave your last job?”',
    answer:
      'Keep it short: “My family was moved by the military.” Then say what you liked in that job.',
  },
  {
    id: 'gap',
    question: '“Can you tell me about this gap?”',
    answer:
      'Keep to what your resume says. One sentence for the reason, one for what you learned, one for why you are ready now.',
  },
  {
    id: 'strengths',
    question: '“What are your strengths?”',
    answer: 'Pick two that the posting asks for. Give a short, true example of each.',
  },
  {
    id: 'weakness',
    question: '“What is a weakness you are working on?”',
    answer: 'Choose a real one that is not at the heart of the job. Say what you do about it.',
  },
  {
    id: 'problem-solved',
    question: '“Tell me about a problem you solved.”',
    answer: 'Say what was wrong, what you did, and how it ended. Add a number if you have one.',
  },
  {
    id: 'conflict',
    question: '“Tell me about a conflict with a coworker.”',
    answer: 'Stay kind about the other person. Show that you listened and what changed.',
  },
  {
    id: 'working-alone',
    question: '“How do you stay on track when you work alone?”',
    answer: 'Describe your real day: your list, your hours, how you check in.',
  },
  {
    id: 'five-years',
    question: '“Where do you see yourself in five years?”',
    answer: 'Talk about skills and duties, not about a place on the map.',
  },
  {
    id: 'how-long-here',
    question: '“How long will you be in this area?”',
    answer:
      'Be honest and brief. Say what you know, then say how you would keep or hand over your work.',
  },
  {
    id: 'pay',
    question: '“What pay do you expect?”',
    answer:
      'Look up pay for this job in this area first. Give a range, or ask what range they have set.',
  },
])
