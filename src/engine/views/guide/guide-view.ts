import type { Dataset } from '../../model/dataset'
import { anchorOf } from '../anchor'
import type { PageSection } from '../../ui/OnThisPage'
import type { Reviewed } from '../../model/reviewed'

/** A point of a list: a few words that sum it up, with their period or colon, and the rest. */
export interface GuidePoint {
  lead: string
  text: string
}

/** One titled part of a guide. */
export interface GuideRow extends Reviewed {
  id: string
  title: string
  lead?: string | undefined
  paragraphs?: readonly string[] | undefined
  items?: readonly string[] | undefined
  /** A list whose points begin with a summary in bold. For use instead of the items. */
  points?: readonly GuidePoint[] | undefined
  /** The bullet of the points: a check mark for advantages, an ✕ for disadvantages. */
  bullet?: 'pro' | 'con' | undefined
  ordered?: boolean | undefined
  /** What to do, step by step. It collapses under its title. */
  steps?: { title: string; items: readonly string[] } | undefined
  links?: readonly { name: string; url: string }[] | undefined
  tone?: 'note' | 'warning' | 'story' | undefined
}

export interface GuideView {
  kind: 'guide'
  dataset: Dataset<GuideRow>
  /** The heading over all sections, if they belong together. */
  title?: string
  /** Side by side on wide screens, for short sections that are compared. */
  columns?: 2
  /** Collapses the text of each section under this title. Its lead and links stay visible. */
  collapsed?: string
  /** Set if the main purpose of the tab is another view: a phone shows only the titles of this one at first. */
  isSecondary?: true
  /** Names the sources of all sections in one place, under them. */
  gathersSources?: true
  /** Set if the points of a section are two in a row on wide screens. */
  arePaired?: true
}

/** Text to read: titled sections with paragraphs, lists and links. */
export function guideView(
  dataset: Dataset<GuideRow>,
  options: Omit<GuideView, 'kind' | 'dataset'> = {},
): GuideView {
  return { kind: 'guide', dataset, ...options }
}

/** The sections of a guide, for links to them. */
export function sectionsOf(dataset: Dataset<GuideRow>): readonly PageSection[] {
  return dataset.rows.map(({ id, title }) => ({ id: anchorOf(dataset, id), title }))
}
