import type { ComponentType } from 'react'
import { lazyPart, type LazyPart } from '@/engine/ui/lazy-part'
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
const pages = new Map<string, LazyPart<object>>()

/** The component of the page at a path; `undefined` if there is none or it is not registered yet. */
export const pageAt = (path: string): LazyPart<object> | undefined => pages.get(path)

/** Registers a page. @returns the record with its lazy component, which also calls `usePage` */
export function toPage<Known extends PageRecord>(
  record: Known,
): Known & { Page: LazyPart<object> } {
  const Page = lazyPart(async () => {
    const { default: Content } = await record.load()
    return {
      default: function Page() {
        usePage(record.title)
        return <Content />
      },
    }
  })
  pages.set(record.path, Page)
  return { ...record, Page }
}
