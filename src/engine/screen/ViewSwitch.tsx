import type { PageSection } from '../ui/OnThisPage'
import type { Preloadable } from '../ui/lazy-part'
import { viewKinds, type KindOf, type View, type ViewKind, type ViewOf } from '../views/view-kinds'

/** Renders any view. */
export function ViewSwitch<Kind extends ViewKind>({ view }: { view: ViewOf<Kind> }) {
  const { Component }: KindOf<ViewOf<Kind>> = viewKinds[view.kind]
  return <Component view={view} />
}

/** The sections of a view, for the list “On This Page.” */
export function sectionsIn<Kind extends ViewKind>(view: ViewOf<Kind>): readonly PageSection[] {
  const { sections }: KindOf<ViewOf<Kind>> = viewKinds[view.kind]
  return sections(view)
}

/**
 * The lazy parts that render these views.
 * @param query the query string: it may name an open form
 */
export function lazyPartsOf(
  views: readonly View[],
  query = new URLSearchParams(),
): readonly Preloadable[] {
  return views.flatMap(({ kind }) => [
    viewKinds[kind].Component,
    ...viewKinds[kind].openParts(query),
  ])
}
