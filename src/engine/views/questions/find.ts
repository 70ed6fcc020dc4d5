import { noteOn } from '../../model/notes'
import type { Load } from '../../model/stored'
import type { Findings } from '../finding'
import { anchorOf, headingIdOf } from '../anchor'
import type { QuestionsView } from './questions-view'

/** Search entries: the list by its title, and each question by its text, its answer and the user's note. */
export function findInQuestions(view: QuestionsView, read: Load): Findings {
  const { dataset, title, lead } = view
  const notes = read(view.notes)
  return {
    kind: title,
    icon: 'i-lucide-message-circle-question-mark',
    findings: [
      { title, text: lead, anchor: headingIdOf(dataset) },
      ...dataset.rows.map(({ id, question, answer }) => ({
        title: question,
        text: answer,
        texts: [noteOn(notes, id)],
        part: title,
        anchor: anchorOf(dataset, id),
      })),
    ],
  }
}
