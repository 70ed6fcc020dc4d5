import type { CalloutView } from './callout/callout-view'
import type { CardsView } from './cards/cards-view'
import type { ChecklistView, ProgressView } from './checklist/checklist-view'
import type { CustomView } from './custom/custom-view'
import type { GuideView } from './guide/guide-view'
import type { LinksView } from './links/links-view'
import type { ListView } from './list/list-view'
import type { StepsView } from './steps/steps-view'
import type { TermsView } from './terms/terms-view'

/** Anything a tab can show. */
export type View =
  | ListView
  | ChecklistView
  | ProgressView
  | LinksView
  | GuideView
  | StepsView
  | CardsView
  | CalloutView
  | TermsView
  | CustomView
export type ViewKind = View['kind']
