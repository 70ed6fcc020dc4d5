/**
 * The id of the element that shows a row of a dataset, or a part of the row. Addresses end with it.
 * No id in a dataset has a slash, so no two anchors are the same.
 */
export function anchorOf(dataset: { name: string }, ...ids: readonly string[]): string {
  return [dataset.name, ...ids].join('/')
}

/** The id of the heading of a view that shows a dataset. */
export const headingIdOf = (dataset: { name: string }): string => `${dataset.name}-title`
