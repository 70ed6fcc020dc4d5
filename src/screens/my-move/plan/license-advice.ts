import { labelOf } from '@/engine/model/vocabulary'
import { staysInState } from '@/schemas/my-move/move'
import { region } from '@/schemas/my-move/region'
import type { MoveRoute } from '../../shared/use-move-route'

/** Whether the license tasks of a move are optional, because the rules between two states do not apply to it. */
export const isLicenseOptional = (route: MoveRoute): boolean =>
  staysInState(route) || route.to === 'overseas'

/**
 * Advice for a license task of a move to which the rules between two states do not apply; blank if they apply.
 * It names the office to ask, because no page lists the rules of every country.
 */
export function licenseAdvice(route: MoveRoute): string {
  if (route.to === 'overseas') return OVERSEAS
  return staysInState(route)
    ? `You stay in ${labelOf(region, route.to)}, so the same board decides. Ask it: “Does my license stay valid as it is, and do you need my new address?”`
    : ''
}

/** The task that shows the advice. All tasks with advice have the same text, so only the first shows it. */
export function firstWithAdvice<Task extends { advice: string }>(
  tasks: readonly Task[],
): Task | undefined {
  return tasks.find(({ advice }) => advice !== '')
}

const OVERSEAS =
  'The federal license law and the compacts are written for states. Ask the legal assistance office and the civilian personnel office of the new installation: “Which license do I need to work here, on base and off?”'
