import { noteOn } from '../../model/notes'
import type { Findings, Read } from '../../search/finding'
import { anchorOf } from '../anchor'
import type { QuestionsView } from './questions-view'

/** The questions, by what to say to them and by what a person has noted there. */
export function findInQuestions({ dataset, notes: stored }: QuestionsView, read: Read): Findings {
  const notes = read(stored)
  return {
    kind: 'Questions',
    icon: 'i-lucide-message-circle-question-mark',
    findings: dataset.rows.map(({ id, question, answer }) => ({
      title: question,
      texts: [answer, noteOn(notes, id)],
      anchor: anchorOf(dataset, id),
    })),
  }
}
