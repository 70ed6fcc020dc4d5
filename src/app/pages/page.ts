import type { ComponentType } from 'react'
import { lazyPage, type LazyPage } from './lazy-page'

/** What is written of a page, in one place. A record that lacks a part does not compile. */
export interface PageRecord {
  /** The full path, unique. */
  path: string
  title: string
  load: () => Promise<{ default: ComponentType }>
}

/** A page whose HTML says nothing without its code. */
export interface PreloadedPageRecord extends PageRecord {
  /** The file that `load` imports: the page's HTML has it fetched while the first script is on its way. */
  source: string
}

/** A record with the component that shows its page. */
export function toPage<Known extends PageRecord>(record: Known): Known & LazyPage {
  return { ...record, ...lazyPage(record.load) }
}
