import { site } from '@/data/site'

/** The document title: the page, then the site. */
export function documentTitle(title: string): string {
  return title === site.name ? title : `${title} · ${site.name}`
}
