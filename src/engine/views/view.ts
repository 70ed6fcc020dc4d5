import type { CalloutView } from './callout/callout-view'
import type { CustomView } from './custom/custom-view'
import type { GuideView } from './guide/guide-view'
import type { LinksView } from './links/links-view'
import type { ListView } from './list/list-view'

/** Anything a tab can show. */
export type View = ListView | LinksView | GuideView | CalloutView | CustomView
export type ViewKind = View['kind']
