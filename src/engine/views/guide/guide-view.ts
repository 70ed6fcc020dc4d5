import type { Dataset } from '../../schema/dataset'
import type { Reviewed } from '../reviewed'

/** One titled part of a guide. */
export interface GuideRow extends Reviewed {
  id: string
  title: string
  lead?: string | undefined
  paragraphs?: readonly string[] | undefined
  items?: readonly string[] | undefined
  ordered?: boolean | undefined
  links?: readonly { name: string; url: string }[] | undefined
  tone?: 'note' | 'warning' | 'story' | undefined
}

export interface GuideView {
  kind: 'guide'
  dataset: Dataset<GuideRow>
  /** Side by side on wide screens, for short sections that are compared. */
  columns: 1 | 2
}

/** Text to read: titled sections with paragraphs, lists and links. */
export function guideView(
  dataset: Dataset<GuideRow>,
  { columns = 1 }: { columns?: 1 | 2 } = {},
): GuideView {
  return { kind: 'guide', dataset, columns }
}
