import { site } from '@/data/site'

/** What stands in the browser's tab: the page, then the site. */
export function documentTitle(title: string): string {
  return title === site.name ? title : `${title} · ${site.name}`
}
