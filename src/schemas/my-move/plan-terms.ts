/** The days of a move from which due dates are counted, in chronological order. */
export const anchors = ['orders', 'packOut', 'depart', 'report'] as const
export type Anchor = (typeof anchors)[number]

/** The anchors on which the family leaves. Leave on the way can put weeks between them and the report date. */
export const leavingAnchors = ['packOut', 'depart'] as const
export type LeavingAnchor = (typeof leavingAnchors)[number]

/** How much a task matters if there is not enough time for all of them. */
export const priorities = ['must', 'should', 'can'] as const
export type Priority = (typeof priorities)[number]

/** Comparator for `sort`: the highest priority first. */
export function byPriority(a: { priority: Priority }, b: { priority: Priority }): number {
  return priorities.indexOf(a.priority) - priorities.indexOf(b.priority)
}
