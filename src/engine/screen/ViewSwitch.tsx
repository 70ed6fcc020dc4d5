import type { PageSection } from '../ui/OnThisPage'
import { viewKinds, type KindOf, type View, type ViewKind, type ViewOf } from '../views/view-kinds'

/** Draws any view. */
export function ViewSwitch<Kind extends ViewKind>({ view }: { view: ViewOf<Kind> }) {
  const { Component }: KindOf<ViewOf<Kind>> = viewKinds[view.kind]
  return <Component view={view} />
}

/** The parts of any view that a list of the page's sections names. */
export function sectionsIn<Kind extends ViewKind>(view: ViewOf<Kind>): readonly PageSection[] {
  const { sections }: KindOf<ViewOf<Kind>> = viewKinds[view.kind]
  return sections(view)
}

/** Loads what draws these views, ahead of their tab. A load that fails is made again when the tab opens. */
export function preloadViews(views: readonly View[]) {
  for (const { kind } of views) viewKinds[kind].Component.preload().catch(() => undefined)
}
