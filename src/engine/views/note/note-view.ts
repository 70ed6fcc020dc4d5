import type { Dataset } from '../../model/dataset'
import type { GuideRow } from '../guide/guide-view'

export interface NoteView {
  kind: 'note'
  dataset: Dataset<GuideRow>
  /** Folds what a note says at length under these words. */
  folded: string
}

/** A short note, for the head of a screen or over what it is about: its title, lead and links in sight, and the rest folded away. */
export function noteView(
  dataset: Dataset<GuideRow>,
  { folded }: Pick<NoteView, 'folded'>,
): NoteView {
  return { kind: 'note', dataset, folded }
}
