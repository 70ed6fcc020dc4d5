import type { ComponentType } from 'react'
import { lazyPage, type LazyPage } from './lazy-page'
import { usePage } from './use-page'

/** What is written of a page, in one place. A record that lacks a part does not compile. See docs/decisions/0013. */
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

/** The pages that are known so far, by path: those of the app are once its code is there. */
const pages = new Map<string, LazyPage>()

/** The page at a path, if there is one and it is known yet. */
export const pageAt = (path: string): LazyPage | undefined => pages.get(path)

/** A record with the component that shows its page, and that does what every page does once it is drawn. */
export function toPage<Known extends PageRecord>(record: Known): Known & LazyPage {
  const load = async () => {
    const { default: Content } = await record.load()
    return {
      default: function Page() {
        usePage(record.title)
        return <Content />
      },
    }
  }
  const page = { ...record, ...lazyPage(load) }
  pages.set(record.path, page)
  return page
}
