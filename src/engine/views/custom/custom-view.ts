import type { ComponentType } from 'react'
import type { Findings } from '../../search/finding'

export interface CustomView {
  kind: 'custom'
  Component: ComponentType
  /** Why no view of the engine fits. A contract test counts custom views. */
  reason: string
  /** What the search over everything finds in it; nothing when left out. */
  find: (() => Findings) | undefined
}

/** A screen's own component: the way out for what only one screen needs. */
export function customView(
  Component: ComponentType,
  reason: string,
  find?: () => Findings,
): CustomView {
  return { kind: 'custom', Component, reason, find }
}
