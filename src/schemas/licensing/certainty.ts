import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'

/** How certain a statement is, based on its sources. */
export const certainty = vocabulary({
  /** Official text, and a second source that agrees. */
  agreed: 'confirmed',
  /** One official page, or pages that are not official. */
  single: 'not confirmed',
  weak: 'weak evidence',
  disputed: 'sources disagree',
})

export type Certainty = ValueOf<typeof certainty>
