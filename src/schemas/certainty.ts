import { vocabulary, type ValueOf } from '@/engine/model/vocabulary'

/** How sure a statement is, by what it rests on. */
export const certainty = vocabulary({
  /** The official text in a dated copy, and a second source that agrees. */
  agreed: 'confirmed',
  single: 'one source',
  weak: 'one weak source',
  disputed: 'sources disagree',
})

export type Certainty = ValueOf<typeof certainty>
