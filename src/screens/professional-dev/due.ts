import { dueSource } from '@/engine/due/due'
import { certifications } from '@/schemas/professional-dev/certification'
import { learningGoals } from '@/schemas/professional-dev/learning-goal'
import { certificationsDue } from './due/certifications-due'
import { goalsDue } from './due/goals-due'
import { targetsDue } from './due/targets-due'

export default [
  dueSource('last day', [certifications], ([held], today) => certificationsDue(held, today)),
  dueSource('target day', [certifications], ([planned], today) => targetsDue(planned, today)),
  dueSource('target day', [learningGoals], ([goals], today) => goalsDue(goals, today)),
]
