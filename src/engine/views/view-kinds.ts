import type { ComponentProps, ComponentType } from 'react'
import type { Load } from '../model/stored'
import { headingIdOf } from './anchor'
import { findNothing, type Findings } from './finding'
import type { PageSection } from '../ui/OnThisPage'
import { lazyPart, type LazyPart, type Preloadable } from '../ui/lazy-part'
import { findInCards } from './cards/find'
import { findInCatalogue } from './catalogue/find'
import { findInChecklist } from './checklist/find'
import { findInGuide } from './guide/find'
import { findInLinks } from './links/find'
import { findInList } from './list/find'
import { openPartsOfList } from './list/list-parts'
import { findInSteps } from './steps/find'
import { findInTerms } from './terms/find'
import { sectionsOf } from './guide/guide-view'

/** How the engine handles views of one kind. */
export interface KindOf<View> {
  /** Renders a view. Loads when the first view of its kind opens. */
  Component: LazyPart<{ view: View }>
  /** What the search over the whole app finds in a view. */
  find(view: View, read: Load): Findings
  /** The entries of a view in the page's list of sections. */
  sections(view: View): readonly PageSection[]
  /** The other lazy parts that a view needs for a query string, such as an open form. */
  openParts(query: URLSearchParams): readonly Preloadable[]
}

function kindOf<View>(
  load: () => Promise<{ default: ComponentType<{ view: View }> }>,
  find: (view: NoInfer<View>, read: Load) => Findings,
  sections: (view: NoInfer<View>) => readonly PageSection[] = () => [],
  openParts: KindOf<View>['openParts'] = () => [],
): KindOf<View> {
  return { Component: lazyPart(load), find, sections, openParts }
}

/** All kinds of views, by the `kind` of their config. See docs/decisions/0014. */
const kinds = {
  list: kindOf(() => import('./list/ListView'), findInList, undefined, openPartsOfList),
  checklist: kindOf(() => import('./checklist/ChecklistView'), findInChecklist, headingOf),
  catalogue: kindOf(() => import('./catalogue/CatalogueView'), findInCatalogue, headingInConfig),
  links: kindOf(() => import('./links/LinksView'), findInLinks, headingInConfig),
  guide: kindOf(
    () => import('./guide/CollapsingGuideView'),
    findInGuide,
    ({ dataset }) => sectionsOf(dataset),
  ),
  steps: kindOf(() => import('./steps/StepsView'), findInSteps, headingOf),
  cards: kindOf(() => import('./cards/CollapsingCardsView'), findInCards, headingOf),
  note: kindOf(() => import('./note/NoteView'), findInGuide),
  callout: kindOf(() => import('./callout/CalloutView'), findNothing),
  terms: kindOf(() => import('./terms/TermsView'), findInTerms),
  custom: kindOf(
    () => import('./custom/CustomView'),
    ({ find = findNothing }, read) => find(read),
    ({ sections }) => sections,
  ),
}

/** Any view that a tab can show. */
export type View = ComponentProps<(typeof kinds)[keyof typeof kinds]['Component']>['view']
export type ViewKind = View['kind']
/** A view of one kind. */
export type ViewOf<Kind extends ViewKind> = Extract<View, { kind: Kind }>

/** The kinds, typed by the `kind` of their views. A kind under another name does not compile. */
export const viewKinds: { readonly [Kind in ViewKind]: KindOf<ViewOf<Kind>> } = kinds

/** The heading of a view as its only section. */
function headingOf(view: { dataset: { name: string }; title: string }): PageSection[] {
  return [{ id: headingIdOf(view.dataset), title: view.title }]
}

/** The same for a view whose title is in its config. */
function headingInConfig(view: {
  dataset: { name: string }
  config: { title: string }
}): PageSection[] {
  return headingOf({ dataset: view.dataset, title: view.config.title })
}
