import type { Dataset } from '../../model/dataset'
import type { GuideRow } from '../guide/guide-view'

export interface NoteView {
  kind: 'note'
  dataset: Dataset<GuideRow>
  /** Collapses what a note says at length under these words. */
  collapsed: string
}

/** A short note, for the head of a screen or over what it is about: its title, lead and links in sight, and the rest collapsed. */
export function noteView(
  dataset: Dataset<GuideRow>,
  { collapsed }: Pick<NoteView, 'collapsed'>,
): NoteView {
  return { kind: 'note', dataset, collapsed }
}
