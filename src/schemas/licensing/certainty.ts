import { vocabulary } from '@/engine/model/vocabulary'

/** How certain a statement is, based on its sources. */
export const certainty = vocabulary({
  /** Official text, and a second source that agrees. */
  agreed: 'confirmed',
  /** One official page or its dated copy, or a reputable page that quotes it. */
  single: 'not confirmed',
  /** One page that quotes nothing official. */
  weak: 'weak evidence',
  disputed: 'sources disagree',
})
