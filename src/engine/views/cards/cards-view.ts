import type { Dataset } from '../../model/dataset'
import type { IconName } from '../../ui/icon-name'
import type { Reviewed } from '../../model/reviewed'

/** A short point with its icon. */
export interface CardRow extends Reviewed {
  id: string
  icon: IconName
  title: string
  text: string
}

export interface CardsView {
  kind: 'cards'
  dataset: Dataset<CardRow>
  title: string
  lead?: string
}

/** Declares a view of short points, side by side. */
export function cardsView(
  dataset: Dataset<CardRow>,
  texts: { title: string; lead?: string },
): CardsView {
  return { kind: 'cards', dataset, ...texts }
}
