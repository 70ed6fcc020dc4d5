import { lazyPart, type LazyPart } from './lazy-part'
import type { View, ViewKind } from './view'

type ComponentOf<Kind extends ViewKind> = LazyPart<{ view: Extract<View, { kind: Kind }> }>

/** The component for each kind of view, loaded when the first view of its kind opens. */
const components: { [Kind in ViewKind]: ComponentOf<Kind> } = {
  list: lazyPart(() => import('./list/ListView')),
  checklist: lazyPart(() => import('./checklist/ChecklistView')),
  progress: lazyPart(() => import('./checklist/ProgressView')),
  links: lazyPart(() => import('./links/LinksView')),
  guide: lazyPart(() => import('./ListedGuideView')),
  steps: lazyPart(() => import('./steps/StepsView')),
  cards: lazyPart(() => import('./cards/CardsView')),
  callout: lazyPart(() => import('./callout/CalloutView')),
  terms: lazyPart(() => import('./terms/TermsView')),
  custom: lazyPart(() => import('./custom/CustomView')),
}

/** Draws any view. */
export function ViewSwitch<Kind extends ViewKind>({
  view,
}: {
  view: Extract<View, { kind: Kind }>
}) {
  const Component: ComponentOf<Kind> = components[view.kind]
  return <Component view={view} />
}

/** Loads what draws these views, ahead of their tab. A load that fails is made again when the tab opens. */
export function preloadViews(views: readonly View[]) {
  for (const { kind } of views) components[kind].preload().catch(() => undefined)
}
