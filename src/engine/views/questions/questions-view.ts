import type { Dataset } from '../../model/dataset'
import type { StoredDocument } from '../../model/document'
import type { Notes } from '../../model/notes'

/** A question to think about. */
export interface QuestionRow {
  id: string
  question: string
  /** What to say to it; none where there is nothing but room for notes. */
  answer?: string | undefined
}

export interface QuestionsView {
  kind: 'questions'
  dataset: Dataset<QuestionRow>
  /** Where a person's own notes lie, by the question's id. */
  notes: StoredDocument<Notes>
  title: string
  lead: string | undefined
}

/** Questions that open, each with room for the person's own notes. */
export function questionsView(
  dataset: Dataset<QuestionRow>,
  notes: StoredDocument<Notes>,
  texts: { title: string; lead?: string },
): QuestionsView {
  return { kind: 'questions', dataset, notes, title: texts.title, lead: texts.lead }
}
