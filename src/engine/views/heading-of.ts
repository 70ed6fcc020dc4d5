import type { PageSection } from '../ui/OnThisPage'

/** The heading over a view's records, as the one section that the view is; the component gives it this id. */
export function headingOf(view: { dataset: { name: string }; title: string }): PageSection[] {
  return [{ id: `${view.dataset.name}-title`, title: view.title }]
}
