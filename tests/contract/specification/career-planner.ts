import type { Entry, Line, Part } from './entry'
import { aroundEveryScreen } from './shell'

const path = '/app/career-planner'
const tabs = (saved: number) => [
  'Skills Assessment',
  'Browse All Careers (22)',
  `Saved Careers (${saved})`,
]
/** Its buttons are the options, and “Previous Question” from question 2 on. */
const assessment: Part = ['region', 'Skills Assessment']
const categories = [
  'Technology & IT',
  'Healthcare',
  'Education & Training',
  'Business & Finance',
  'Creative Services',
  'Customer Service & Support',
  'Real Estate & Sales',
  'Mental Health',
]
const answers = [
  'On my own and online, with time to focus',
  'Using computers and solving puzzles',
  'Work I can keep through the next move',
  'None right now: I want to start with what I know',
]

// On every tab: "a 'Career Transition Tips' box with 6 tips, including MyCAA"
const tips: Line = {
  in: ['region', 'Career Transition Tips'],
  lines: [
    { count: 6 + 1, of: 'listitem' },
    'Check MyCAA before you enroll.',
    'up to $4,000',
    { link: 'Open the MyCAA portal', to: 'https://mycaa.militaryonesource.mil/mycaa/' },
  ],
}

/** The Career Planner. */
export const careerPlanner: readonly Entry[] = [
  // 2. Screens and routes › Career Planner: header, banner, three tabs
  // 3. Assessment question: 4 questions with 4, 6, 4 and 4 options
  {
    place: { path: `${path}?tab=assessment` },
    lines: [
      ...aroundEveryScreen,
      { heading: 'Career Planner', level: 1 },
      'Military spouses move every 2-3 years.',
      { tabs: tabs(0), selected: 'Skills Assessment' },
      'Question 1 of 4',
      '0% complete',
      { progress: 'Skills assessment', percent: 0 },
      { in: assessment, lines: [{ count: 4, of: 'button' }] },
      { absent: 'Previous Question' },
      tips,
    ],
  },
  {
    place: { path: `${path}?tab=assessment`, open: answers.slice(0, 1) },
    lines: [
      'Question 2 of 4',
      '25% complete',
      { progress: 'Skills assessment', percent: 25 },
      { in: assessment, lines: [{ count: 6 + 1, of: 'button' }] },
      { button: 'Previous Question' },
    ],
  },
  {
    place: { path: `${path}?tab=assessment`, open: answers.slice(0, 2) },
    lines: [
      'Question 3 of 4',
      '50% complete',
      { in: assessment, lines: [{ count: 4 + 1, of: 'button' }] },
      { button: 'Previous Question' },
    ],
  },
  {
    place: { path: `${path}?tab=assessment`, open: answers.slice(0, 3) },
    lines: [
      'Question 4 of 4',
      '75% complete',
      { in: assessment, lines: [{ count: 4 + 1, of: 'button' }] },
      { button: 'Previous Question' },
    ],
  },
  {
    place: { path: `${path}?tab=assessment`, open: [...answers.slice(0, 1), 'Previous Question'] },
    lines: ['Question 1 of 4', { button: answers[0] ?? '', pressed: true }],
  },
  // 4. Assessment › Recommendation rule: the 3 most frequent categories, every career in them
  {
    place: { path: `${path}?tab=assessment`, open: answers },
    lines: [
      { heading: 'Assessment Complete!' },
      { button: 'Retake Assessment' },
      { heading: 'Recommended Careers for You' },
      {
        in: ['tabpanel', 'Skills Assessment'],
        lines: [
          {
            headings: ['Technology & IT', 'Creative Services', 'Business & Finance'],
            level: 3,
          },
          { count: 10, of: 'button', named: 'Save ' },
        ],
      },
      { absent: 'Previous Question' },
    ],
  },
  {
    place: { path: `${path}?tab=assessment`, open: [...answers, 'Retake Assessment'] },
    lines: ['Question 1 of 4', '0% complete'],
  },

  // 2. Browse tab; 3. Career: 22 entries in 8 categories
  {
    place: { path: `${path}?tab=browse` },
    lines: [
      { tabs: tabs(0), selected: 'Browse All Careers (22)' },
      { in: ['group', 'Category'], lines: [{ buttons: ['All Categories', ...categories] }] },
      'Showing 22 of 22 careers',
      { count: 22, of: 'button', named: 'Save ' },
      {
        in: ['card', 'Web Developer'],
        lines: [
          { exact: 'Technology & IT' },
          'Salary range',
          '$48,000–$162,000 (median $92,650)',
          { exact: 'Portability: Very High' },
          { exact: 'In demand' },
          { exact: 'Remote' },
          'You build websites and web apps',
          // 9. "Cards show 3 skills"
          { exact: 'Key skills: HTML and CSS · JavaScript · Fixing bugs with patience' },
          'More about Web Developer',
          { button: 'Save Web Developer', pressed: false },
        ],
      },
      // Portability: Very High / High / Medium
      { in: ['card', 'IT Support Specialist'], lines: [{ exact: 'Portability: High' }] },
      { in: ['card', 'Real Estate Agent'], lines: [{ exact: 'Portability: Medium' }] },
      tips,
    ],
  },
  // A disclosure shows the rest of a card.
  {
    place: { path: `${path}?tab=browse`, open: [{ expand: 'More about Web Developer' }] },
    lines: [
      {
        in: ['card', 'Web Developer'],
        lines: [
          { exact: 'Entry barrier' },
          { exact: 'Medium' },
          { exact: 'In demand' },
          { exact: 'Remote options' },
          { exact: 'Spouse friendly' },
          { exact: 'Key skills: HTML and CSS · JavaScript · Fixing bugs with patience' },
          { absent: 'Version control with Git' },
          { exact: 'Certifications' },
          'AWS Certified Cloud Practitioner',
        ],
      },
    ],
  },
  // The first entry of its certifications is "None required".
  {
    place: { path: `${path}?tab=browse`, open: [{ expand: 'More about Online Tutor' }] },
    lines: [
      {
        in: ['card', 'Online Tutor'],
        lines: ['Key skills: ', { absent: 'Certifications' }, { absent: 'None required' }],
      },
    ],
  },
  // Entry barrier: Low / Medium / High; the story is optional
  {
    place: { path: `${path}?tab=browse`, open: [{ expand: 'More about IT Support Specialist' }] },
    lines: [
      {
        in: ['card', 'IT Support Specialist'],
        lines: [{ exact: 'Low' }, 'Illustrative example: '],
      },
    ],
  },
  {
    place: { path: `${path}?tab=browse`, open: ['Mental Health'] },
    lines: [
      { button: 'Mental Health', pressed: true },
      'Showing 2 of 22 careers',
      { count: 2, of: 'button', named: 'Save ' },
    ],
  },

  // 2. Saved tab
  {
    place: { path: `${path}?tab=saved` },
    lines: [
      { tabs: tabs(0), selected: 'Saved Careers (0)' },
      { heading: 'No saved careers yet' },
      { button: 'Browse Careers' },
      // 4. Saved careers: "in memory only and is lost on reload"; the tab says so
      'This list is temporary.',
      tips,
    ],
  },
  {
    place: { path: `${path}?tab=browse`, open: ['Save Web Developer', { tab: 'Saved Careers' }] },
    lines: [
      { tabs: tabs(1), selected: 'Saved Careers (1)' },
      { button: 'Save Web Developer', pressed: true },
      { count: 1, of: 'button', named: 'Save ' },
    ],
  },
]
