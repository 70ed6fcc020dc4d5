import type { Dataset } from '../../model/dataset'
import type { StoredDocument } from '../../model/document'
import type { Notes } from '../../model/notes'

/** A question to think about. */
export interface QuestionRow {
  id: string
  question: string
  /** A suggested answer. Without one the question has only a field for notes. */
  answer?: string | undefined
}

export interface QuestionsView {
  kind: 'questions'
  dataset: Dataset<QuestionRow>
  /** The user's notes by question id. */
  notes: StoredDocument<Notes>
  title: string
  lead?: string
}

/** Collapsible questions, each with a field for the user's notes. */
export function questionsView(
  dataset: Dataset<QuestionRow>,
  notes: StoredDocument<Notes>,
  texts: { title: string; lead?: string },
): QuestionsView {
  return { kind: 'questions', dataset, notes, ...texts }
}
