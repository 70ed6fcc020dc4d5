import type { CareerFirstStep } from '@/schemas/career-planner/career-first-step'
import { defineDataset } from '@/engine/model/dataset'

/** How to get into each career of the catalogue, by its id. Our own estimates, labeled so on the cards. */
export const careerFirstSteps = defineDataset<CareerFirstStep>('career-first-steps', [
  {
    id: 'web-developer',
    firstJob: 'Junior web developer, or small sites for local clients',
    cost: '$0 to $600: free courses first, a paid certificate later',
    time: '6 to 12 months of steady practice',
  },
  {
    id: 'cybersecurity-analyst',
    firstJob: 'Help desk, then junior security analyst',
    cost: '$400 to $600 for a first exam and books',
    time: '1 to 2 years, with IT support on the way',
  },
  {
    id: 'it-support-specialist',
    firstJob: 'Help desk technician',
    cost: '$500 to $700 for the two A+ exams and books',
    time: '3 to 6 months',
  },
  {
    id: 'data-analyst',
    firstJob: 'Junior data analyst or reporting assistant',
    cost: '$0 to $300 for an online certificate course',
    time: '4 to 9 months',
  },
  {
    id: 'registered-nurse',
    firstJob: 'Staff nurse in a hospital or clinic',
    cost: 'A nursing degree, then about $200 for the exam, plus state fees',
    time: '2 to 4 years',
  },
  {
    id: 'medical-coder-biller',
    firstJob: 'Apprentice coder or billing clerk',
    cost: '$1,500 to $4,000 for a course, books and the exam',
    time: '4 to 9 months, then a few months to find a first job',
  },
  {
    id: 'medical-assistant',
    firstJob: 'Medical assistant in a clinic',
    cost: '$1,000 to $4,000 for a certificate program',
    time: '4 to 12 months',
  },
  {
    id: 'teacher',
    firstJob: 'Substitute or classroom aide, then teacher',
    cost: 'A teacher program after a degree; some districts pay you to train',
    time: '1 to 2 years after a bachelor’s degree',
  },
  {
    id: 'instructional-designer',
    firstJob: 'Training assistant or course builder',
    cost: '$0 to $1,500: sample courses count more than certificates',
    time: '6 to 12 months, less for teachers',
  },
  {
    id: 'online-tutor',
    firstJob: 'Part-time tutor on one platform',
    cost: '$0 to $50: never pay a platform to be hired',
    time: '2 to 6 weeks',
  },
  {
    id: 'project-manager',
    firstJob: 'Project coordinator',
    cost: '$250 to $500 for a first exam and books',
    time: '3 to 9 months',
  },
  {
    id: 'bookkeeper',
    firstJob: 'Bookkeeping or accounts clerk',
    cost: '$0 to $300: some software training is free',
    time: '2 to 6 months',
  },
  {
    id: 'hr-specialist',
    firstJob: 'HR assistant or recruiting coordinator',
    cost: '$400 to $700 for a first exam and books',
    time: '3 to 9 months',
  },
  {
    id: 'graphic-designer',
    firstJob: 'Production designer, or small jobs for local clients',
    cost: '$0 to $60 a month for software',
    time: '6 to 12 months to a first portfolio',
  },
  {
    id: 'content-writer-editor',
    firstJob: 'Freelance writer or content assistant',
    cost: '$0: three good samples',
    time: '1 to 4 months',
  },
  {
    id: 'social-media-digital-marketing',
    firstJob: 'Social media assistant',
    cost: '$0: start with free courses',
    time: '2 to 4 months',
  },
  {
    id: 'customer-service-representative',
    firstJob: 'Phone or chat agent',
    cost: '$0 to $100 for a headset: never pay for training or a kit',
    time: '2 to 8 weeks',
  },
  {
    id: 'virtual-executive-assistant',
    firstJob: 'Part-time assistant for one client',
    cost: '$0 to $200 for a web page and software',
    time: '1 to 3 months',
  },
  {
    id: 'real-estate-agent',
    firstJob: 'New agent under a broker',
    cost: '$500 to $1,500 for class, exam, license and first dues',
    time: '3 to 6 months, then a few months to make a first sale',
  },
  {
    id: 'insurance-agent',
    firstJob: 'Licensed service agent in an agency',
    cost: '$150 to $500 for class, exam and license; some agencies pay',
    time: '1 to 3 months',
  },
  {
    id: 'licensed-professional-counselor',
    firstJob: 'Intern, then associate counselor under supervision',
    cost: 'A master’s degree, then exam and license fees',
    time: '4 to 6 years, with supervised hours',
  },
  {
    id: 'clinical-social-worker',
    firstJob: 'Case manager, then supervised social worker',
    cost: 'A master’s degree, then exam and license fees',
    time: '4 to 6 years, with supervised hours',
  },
])
