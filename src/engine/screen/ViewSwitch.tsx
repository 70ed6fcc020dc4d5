import { lazyPart, type LazyPart } from '../ui/lazy-part'
import type { View, ViewKind } from '../views/view'

type ComponentOf<Kind extends ViewKind> = LazyPart<{ view: Extract<View, { kind: Kind }> }>

/** The component for each kind of view, loaded when the first view of its kind opens. */
const components: { [Kind in ViewKind]: ComponentOf<Kind> } = {
  list: lazyPart(() => import('../views/list/ListView')),
  checklist: lazyPart(() => import('../views/checklist/ChecklistView')),
  progress: lazyPart(() => import('../views/progress/ProgressView')),
  links: lazyPart(() => import('../views/links/LinksView')),
  guide: lazyPart(() => import('../views/guide/ListedGuideView')),
  steps: lazyPart(() => import('../views/steps/StepsView')),
  cards: lazyPart(() => import('../views/cards/CardsView')),
  callout: lazyPart(() => import('../views/callout/CalloutView')),
  terms: lazyPart(() => import('../views/terms/TermsView')),
  custom: lazyPart(() => import('../views/custom/CustomView')),
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
