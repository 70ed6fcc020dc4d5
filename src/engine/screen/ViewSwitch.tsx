import { viewKinds, type KindOf, type View, type ViewKind, type ViewOf } from '../views/view-kinds'

/** Draws any view. */
export function ViewSwitch<Kind extends ViewKind>({ view }: { view: ViewOf<Kind> }) {
  const { Component }: KindOf<ViewOf<Kind>> = viewKinds[view.kind]
  return <Component view={view} />
}

/** Loads what draws these views, ahead of their tab. A load that fails is made again when the tab opens. */
export function preloadViews(views: readonly View[]) {
  for (const { kind } of views) viewKinds[kind].Component.preload().catch(() => undefined)
}
