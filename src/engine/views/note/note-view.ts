import type { Dataset } from '../../model/dataset'
import type { PageSection } from '../../ui/OnThisPage'
import type { GuideRow } from '../guide/guide-view'

export interface NoteView {
  kind: 'note'
  dataset: Dataset<GuideRow>
  /** Folds what a note says at length under these words. */
  folded: string
  /** A part of the page that it leads to. */
  leadsTo: PageSection | undefined
}

/** A short note for the head of a screen: its title, lead and links in sight, and the rest folded away. */
export function noteView(
  dataset: Dataset<GuideRow>,
  { folded, leadsTo }: { folded: string; leadsTo?: PageSection },
): NoteView {
  return { kind: 'note', dataset, folded, leadsTo }
}
