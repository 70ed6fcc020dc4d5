import type { ComponentType } from 'react'
import { lazyPage, type LazyPage } from './lazy-page'
import { usePage } from './use-page'

/** Everything that defines a page, in one place. An incomplete record does not compile. See docs/decisions/0013. */
export interface PageRecord {
  /** The full path, unique. */
  path: string
  title: string
  load: () => Promise<{ default: ComponentType }>
}

/** A page whose HTML has no content without its code. */
export interface PreloadedPageRecord extends PageRecord {
  /** The file that `load` imports. The page's HTML preloads it, in parallel with the first script. */
  source: string
}

/** The registered pages by path. Pages of the app register when the code of the app loads. */
const pages = new Map<string, LazyPage>()

/** The page at a path; `undefined` if there is none or it is not registered yet. */
export const pageAt = (path: string): LazyPage | undefined => pages.get(path)

/** Registers a page. @returns the record with its lazy component, which also calls `usePage` */
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
