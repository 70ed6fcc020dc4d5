import { lazy, type ComponentType } from 'react'
import type { View, ViewKind } from './view'

type ComponentOf<Kind extends ViewKind> = ComponentType<{ view: Extract<View, { kind: Kind }> }>

/** The component for each kind of view, loaded when the first view of its kind opens. */
const components: { [Kind in ViewKind]: ComponentOf<Kind> } = {
  list: lazy(() => import('./list/ListView')),
  checklist: lazy(() => import('./checklist/ChecklistView')),
  progress: lazy(() => import('./checklist/ProgressView')),
  links: lazy(() => import('./links/LinksView')),
  guide: lazy(() => import('./guide/GuideView')),
  steps: lazy(() => import('./steps/StepsView')),
  cards: lazy(() => import('./cards/CardsView')),
  callout: lazy(() => import('./callout/CalloutView')),
  terms: lazy(() => import('./terms/TermsView')),
  custom: lazy(() => import('./custom/CustomView')),
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
