import type { ComponentType } from 'react'

export interface CustomView {
  kind: 'custom'
  Component: ComponentType
  /** Why no view of the engine fits. A contract test counts custom views. */
  reason: string
}

/** A screen's own component: the way out for what only one screen needs. */
export function customView(Component: ComponentType, reason: string): CustomView {
  return { kind: 'custom', Component, reason }
}
