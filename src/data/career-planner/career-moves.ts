import { defineDataset } from '@/engine/model/dataset'
import type { CareerMove } from '@/schemas/career-planner/career-move'

/*
 * The occupation is the closest one whose wages are published by state. If the salary range on the card covers another
 * group, `counts` says which group the figures by state cover.
 */

const movesFreely: Pick<CareerMove, 'license' | 'isOftenOwnBusiness'> = {
  license: 'No',
  isOftenOwnBusiness: false,
}
const ownBusiness: Pick<CareerMove, 'license' | 'isOftenOwnBusiness'> = {
  license: 'No',
  isOftenOwnBusiness: true,
}

/** What a move to another state means for each career of the catalogue. */
export const careerMoves = defineDataset<CareerMove>('career-moves', [
  { id: 'web-developer', occupation: '15-1254', ...ownBusiness },
  { id: 'cybersecurity-analyst', occupation: '15-1212', ...movesFreely },
  { id: 'it-support-specialist', occupation: '15-1232', ...movesFreely },
  {
    id: 'data-analyst',
    occupation: '15-2051',
    counts:
      'By state these are data scientists, whose group includes data analytics specialists. The U.S. range on the card counts another group.',
    ...movesFreely,
  },
  {
    id: 'registered-nurse',
    occupation: '29-1141',
    isOftenOwnBusiness: false,
    license: 'Yes',
    profession: 'registered-nurse',
  },
  { id: 'medical-coder-biller', occupation: '29-2072', ...movesFreely },
  {
    id: 'medical-assistant',
    occupation: '31-9092',
    isOftenOwnBusiness: false,
    license: 'In some states',
  },
  {
    id: 'teacher',
    occupation: '25-2031',
    isOftenOwnBusiness: false,
    license: 'Yes',
    profession: 'teacher-educator',
  },
  { id: 'instructional-designer', occupation: '25-9031', ...movesFreely },
  { id: 'online-tutor', occupation: '25-3041', ...ownBusiness },
  { id: 'project-manager', occupation: '13-1082', ...movesFreely },
  { id: 'bookkeeper', occupation: '43-3031', ...ownBusiness },
  { id: 'hr-specialist', occupation: '13-1071', ...movesFreely },
  { id: 'graphic-designer', occupation: '27-1024', ...ownBusiness },
  { id: 'content-writer-editor', occupation: '27-3043', ...ownBusiness },
  {
    id: 'social-media-digital-marketing',
    occupation: '13-1161',
    counts:
      'By state these are market research analysts and marketing specialists. The U.S. range on the card counts public relations specialists.',
    ...movesFreely,
  },
  { id: 'customer-service-representative', occupation: '43-4051', ...movesFreely },
  {
    id: 'virtual-executive-assistant',
    occupation: '43-6014',
    counts:
      'By state these are secretaries and assistants without executive ones, who are counted apart and earn more.',
    ...ownBusiness,
  },
  {
    id: 'real-estate-agent',
    occupation: '41-9022',
    isOftenOwnBusiness: true,
    license: 'Yes',
    profession: 'real-estate-agent',
  },
  { id: 'insurance-agent', occupation: '41-3021', isOftenOwnBusiness: true, license: 'Yes' },
  {
    id: 'licensed-professional-counselor',
    occupation: '21-1018',
    isOftenOwnBusiness: true,
    license: 'Yes',
    profession: 'licensed-professional-counselor',
  },
  {
    id: 'clinical-social-worker',
    occupation: '21-1023',
    counts:
      'By state these are mental health social workers. The U.S. range on the card counts social workers of all kinds.',
    isOftenOwnBusiness: true,
    license: 'Yes',
    profession: 'social-worker',
  },
])
