import type { AnyListConfig } from './list-view'

/** The ways to look at a list. */
export type Layout = 'cards' | 'rows' | 'board'

/** What a person calls them. */
export const layoutLabels: Readonly<Record<Layout, string>> = {
  cards: 'Cards',
  rows: 'Rows',
  board: 'Board',
}

/** Those that a list has. */
export function layoutsOf({ layouts }: AnyListConfig): readonly Layout[] {
  return [
    'cards',
    ...(layouts?.rows ? ['rows' as const] : []),
    ...(layouts?.board ? ['board' as const] : []),
  ]
}
