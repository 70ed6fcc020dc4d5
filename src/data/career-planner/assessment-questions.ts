import type { AssessmentQuestion } from '@/schemas/career-planner/assessment-question'
import { defineDataset } from '@/engine/model/dataset'

/*
 * How answers score fields: an answer about work style counts for one field, and any two answers about priority and
 * education have at most one field in common. One field of the chosen skill is therefore always in the top three.
 */

/** The four questions of the skills assessment. */
export const assessmentQuestions = defineDataset<AssessmentQuestion>('assessment-questions', [
  {
    id: 'work-style',
    question: 'How do you like to work?',
    options: [
      {
        id: 'alone-online',
        label: 'On my own and online, with time to focus',
        careerCategories: ['Technology & IT'],
      },
      {
        id: 'talking-from-home',
        label: 'From home, helping people by phone or chat',
        careerCategories: ['Customer Service & Support'],
      },
      {
        id: 'hands-on',
        label: 'Hands-on and on my feet, looking after people',
        careerCategories: ['Healthcare'],
      },
      {
        id: 'own-clients',
        label: 'Out and about, with clients of my own',
        careerCategories: ['Real Estate & Sales'],
      },
    ],
  },
  {
    id: 'skills',
    question: 'What are you good at, or want to be?',
    options: [
      {
        id: 'computers',
        label: 'Using computers and solving puzzles',
        careerCategories: ['Technology & IT'],
      },
      {
        id: 'caring',
        label: 'Listening to people and taking care of them',
        careerCategories: ['Healthcare', 'Mental Health'],
      },
      {
        id: 'teaching',
        label: 'Explaining things so that others get them',
        careerCategories: ['Education & Training'],
      },
      {
        id: 'organizing',
        label: 'Planning, keeping records and working with numbers',
        careerCategories: ['Business & Finance', 'Customer Service & Support'],
      },
      {
        id: 'creating',
        label: 'Writing, designing or making pictures and videos',
        careerCategories: ['Creative Services'],
      },
      {
        id: 'persuading',
        label: 'Meeting new people and helping them decide',
        careerCategories: ['Real Estate & Sales', 'Customer Service & Support'],
      },
    ],
  },
  {
    id: 'priority',
    question: 'What matters most to you right now?',
    options: [
      {
        id: 'keep-through-moves',
        label: 'Work I can keep through the next move',
        careerCategories: ['Technology & IT', 'Creative Services', 'Business & Finance'],
      },
      {
        id: 'pay-that-grows',
        label: 'Pay that can grow over the years',
        careerCategories: ['Technology & IT', 'Business & Finance'],
      },
      {
        id: 'hours-that-bend',
        label: 'Flexible hours that fit around family life',
        careerCategories: ['Education & Training', 'Creative Services', 'Real Estate & Sales'],
      },
      {
        id: 'helping-people',
        label: 'Helping people through hard times',
        careerCategories: ['Mental Health', 'Healthcare'],
      },
    ],
  },
  {
    id: 'education',
    question: 'How much training fits your life?',
    options: [
      {
        id: 'start-now',
        label: 'None right now: I want to start with what I know',
        careerCategories: ['Customer Service & Support', 'Creative Services'],
      },
      {
        id: 'a-few-months',
        label: 'A short course, up to about six months',
        careerCategories: ['Real Estate & Sales', 'Business & Finance'],
      },
      {
        id: 'one-to-two-years',
        label: 'One to two years, such as an associate degree',
        careerCategories: ['Healthcare', 'Technology & IT'],
      },
      {
        id: 'four-years-or-more',
        label: 'I have a four-year degree or more, or I plan to earn one',
        careerCategories: ['Mental Health', 'Education & Training', 'Business & Finance'],
      },
    ],
  },
])
