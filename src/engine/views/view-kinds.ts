import type { ComponentProps, ComponentType } from 'react'
import { findNothing, type Findings, type Read } from './finding'
import type { PageSection } from '../ui/OnThisPage'
import { lazyPart, type LazyPart, type Preloadable } from '../ui/lazy-part'
import { findInCards } from './cards/find'
import { findInCatalogue } from './catalogue/find'
import { findInChecklist } from './checklist/find'
import { findInCustom } from './custom/find'
import { findInGuide } from './guide/find'
import { findInLinks } from './links/find'
import { findInList } from './list/find'
import { openPartsOfList } from './list/list-parts'
import { findInQuestions } from './questions/find'
import { findInSteps } from './steps/find'
import { findInTerms } from './terms/find'
import { sectionsOf } from './guide/guide-view'

/** What the engine does with views of one kind. */
export interface KindOf<View> {
  /** Draws a view; loaded when the first of its kind opens. */
  Component: LazyPart<{ view: View }>
  /** What the search over everything finds in a view. */
  find(view: View, read: Read): Findings
  /** The parts of a view that a list of the page's sections names. */
  sections(view: View): readonly PageSection[]
  /** What the view needs besides to show what the search of an address says. */
  openParts(query: URLSearchParams): readonly Preloadable[]
}

function kindOf<View>(
  load: () => Promise<{ default: ComponentType<{ view: View }> }>,
  find: (view: NoInfer<View>, read: Read) => Findings,
  sections: (view: NoInfer<View>) => readonly PageSection[] = () => [],
  openParts: KindOf<View>['openParts'] = () => [],
): KindOf<View> {
  return { Component: lazyPart(load), find, sections, openParts }
}

/** Every kind of view there is, under the name that its config has as `kind`. See docs/decisions/0014. */
const kinds = {
  list: kindOf(() => import('./list/ListView'), findInList, undefined, openPartsOfList),
  checklist: kindOf(() => import('./checklist/ChecklistView'), findInChecklist, headingOf),
  progress: kindOf(() => import('./progress/ProgressView'), findNothing),
  catalogue: kindOf(
    () => import('./catalogue/CatalogueView'),
    findInCatalogue,
    ({ dataset, config: { title } }) => headingOf({ dataset, title }),
  ),
  links: kindOf(
    () => import('./links/LinksView'),
    findInLinks,
    ({ dataset, config: { title } }) => headingOf({ dataset, title }),
  ),
  guide: kindOf(
    () => import('./guide/CollapsingGuideView'),
    findInGuide,
    ({ dataset }) => sectionsOf(dataset),
  ),
  steps: kindOf(() => import('./steps/StepsView'), findInSteps, headingOf),
  questions: kindOf(() => import('./questions/QuestionsView'), findInQuestions, headingOf),
  cards: kindOf(() => import('./cards/CollapsingCardsView'), findInCards, headingOf),
  note: kindOf(() => import('./note/NoteView'), findInGuide),
  callout: kindOf(() => import('./callout/CalloutView'), findNothing),
  terms: kindOf(() => import('./terms/TermsView'), findInTerms),
  custom: kindOf(
    () => import('./custom/CustomView'),
    findInCustom,
    ({ sections }) => sections,
  ),
}

/** Anything a tab can show: what the components of the kinds draw. */
export type View = ComponentProps<(typeof kinds)[keyof typeof kinds]['Component']>['view']
export type ViewKind = View['kind']
/** A view of one kind. */
export type ViewOf<Kind extends ViewKind> = Extract<View, { kind: Kind }>

/** The kinds by their views' `kind`: views without an entry of that name do not compile here. */
export const viewKinds: { readonly [Kind in ViewKind]: KindOf<ViewOf<Kind>> } = kinds

/** The heading over a view's records, as the one section that the view is; the component gives it this id. */
function headingOf(view: { dataset: { name: string }; title: string }): PageSection[] {
  return [{ id: `${view.dataset.name}-title`, title: view.title }]
}
