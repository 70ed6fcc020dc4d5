import type { Career } from '@/schemas/career-planner/career'
import type { CareerMove } from '@/schemas/career-planner/career-move'

/** Whether a career survives a move to another state, and why. */
interface Survival {
  answer: string
  reason: string
}

/** This product's own answer, from two facts: whether states license the work, and whether it can be done from home. */
export function survivesMove(
  { license }: Pick<CareerMove, 'license'>,
  { remoteOptions }: Pick<Career, 'remoteOptions'>,
): Survival {
  if (license === 'Yes') {
    return {
      answer: 'Yes, once the license is settled',
      reason: remoteOptions
        ? 'You need the right to do this work in the new state before you start, from home too.'
        : 'You need the right to do this work in the new state before you start, and a new employer.',
    }
  }
  if (license === 'In some states') {
    return {
      answer: 'Most likely, so ask first',
      reason:
        'Some states have rules of their own for this work, and each move means a new employer.',
    }
  }
  return remoteOptions
    ? { answer: 'Yes', reason: 'No state license, and at least some of it can be done from home.' }
    : { answer: 'Yes, with a new employer', reason: 'No state license, but it is done in person.' }
}
