import { useMemo } from 'react'
import { useStored } from '@/engine/store/use-stored'
import { useToday } from '@/engine/use-today'
import { certifications } from '@/schemas/professional-dev/certification'
import { applications } from '@/schemas/job-search/job-application'
import { learningGoals } from '@/schemas/professional-dev/learning-goal'
import { licenses } from '@/schemas/licensing/license'
import { savedPostings } from '@/schemas/job-search/saved-posting'
import { interviewsDue, nextActionsDue, quietApplicationsDue } from './applications-due'
import { certificationsDue } from './certifications-due'
import type { Due } from './due'
import { goalsDue } from './goals-due'
import { licensesDue } from './licenses-due'
import { offersDue } from './offers-due'
import { targetsDue } from './targets-due'

/** All that waits for the user today: a source a line, what cannot wait first. */
export function useDue(): readonly Due[] {
  const today = useToday()
  const sent = useStored(applications)
  const saved = useStored(savedPostings)
  const certificates = useStored(certifications)
  const held = useStored(licenses)
  const goals = useStored(learningGoals)
  return useMemo(
    () => [
      ...interviewsDue(sent, today),
      ...offersDue(sent, today),
      ...nextActionsDue([...sent, ...saved], today),
      ...certificationsDue(certificates, today),
      ...licensesDue(held, today),
      ...targetsDue(certificates, today),
      ...goalsDue(goals, today),
      ...quietApplicationsDue(sent, today),
    ],
    [sent, saved, certificates, held, goals, today],
  )
}
