import type { ComponentProps, ComponentType } from 'react'
import { findNothing, type Findings, type Read } from '../search/finding'
import { lazyPart, type LazyPart } from '../ui/lazy-part'
import { findInCards } from './cards/find'
import { findInCatalogue } from './catalogue/find'
import { findInChecklist } from './checklist/find'
import { findInCustom } from './custom/find'
import { findInGuide } from './guide/find'
import { findInLinks } from './links/find'
import { findInList } from './list/find'
import { findInQuestions } from './questions/find'
import { findInSteps } from './steps/find'
import { findInTerms } from './terms/find'

/** What the engine does with views of one kind. */
export interface KindOf<View> {
  /** Draws a view; loaded when the first of its kind opens. */
  Component: LazyPart<{ view: View }>
  /** What the search over everything finds in a view. */
  find(view: View, read: Read): Findings
}

function kindOf<View>(
  load: () => Promise<{ default: ComponentType<{ view: View }> }>,
  find: (view: NoInfer<View>, read: Read) => Findings,
): KindOf<View> {
  return { Component: lazyPart(load), find }
}

/** Every kind of view there is, under the name that its config has as `kind`. */
const kinds = {
  list: kindOf(() => import('./list/ListView'), findInList),
  checklist: kindOf(() => import('./checklist/ChecklistView'), findInChecklist),
  progress: kindOf(() => import('./progress/ProgressView'), findNothing),
  catalogue: kindOf(() => import('./catalogue/CatalogueView'), findInCatalogue),
  links: kindOf(() => import('./links/LinksView'), findInLinks),
  guide: kindOf(() => import('./guide/ListedGuideView'), findInGuide),
  steps: kindOf(() => import('./steps/StepsView'), findInSteps),
  questions: kindOf(() => import('./questions/QuestionsView'), findInQuestions),
  cards: kindOf(() => import('./cards/CardsView'), findInCards),
  callout: kindOf(() => import('./callout/CalloutView'), findNothing),
  terms: kindOf(() => import('./terms/TermsView'), findInTerms),
  custom: kindOf(() => import('./custom/CustomView'), findInCustom),
}

/** Anything a tab can show: what the components of the kinds draw. */
export type View = ComponentProps<(typeof kinds)[keyof typeof kinds]['Component']>['view']
export type ViewKind = View['kind']
/** A view of one kind. */
export type ViewOf<Kind extends ViewKind> = Extract<View, { kind: Kind }>

/** The kinds by their views' `kind`: views without an entry of that name do not compile here. */
export const viewKinds: { readonly [Kind in ViewKind]: KindOf<ViewOf<Kind>> } = kinds
