import type { ComponentType } from 'react'
import type { Load } from '../../model/stored'
import type { Findings } from '../finding'
import type { PageSection } from '../../ui/OnThisPage'

export interface CustomView {
  kind: 'custom'
  Component: ComponentType
  /** Why no view of the engine fits. A contract test counts custom views. */
  reason: string
  /** Returns what the search over the whole product finds in it; nothing if left out. */
  find: ((read: Load) => Findings) | undefined
  /** Its sections, for the list of the page's sections. */
  sections: readonly PageSection[]
}

/** A screen's own component, for what only one screen needs. */
export function customView(
  Component: ComponentType,
  reason: string,
  find?: (read: Load) => Findings,
  sections: readonly PageSection[] = [],
): CustomView {
  return { kind: 'custom', Component, reason, find, sections }
}
