import type { Dataset } from '@/engine/model/dataset'
import { anchorOf, headingIdOf } from '@/engine/views/anchor'
import { customView, type CustomView } from '@/engine/views/custom/custom-view'
import { interviewNotes, noteOn } from '@/schemas/job-search/interview-notes'
import type { InterviewQuestion } from '@/schemas/job-search/interview-question'
import { Questions } from './Questions'

/**
 * Collapsible questions, each with a field for the user's notes. The search finds the list by its title, and each
 * question by its text, its answer and the user's note.
 */
export function questionsView(
  dataset: Dataset<InterviewQuestion>,
  texts: { title: string; lead?: string },
): CustomView {
  const { title, lead } = texts
  const heading = headingIdOf(dataset)
  return customView(
    () => <Questions dataset={dataset} {...texts} />,
    'Each question has a form for the user’s own notes.',
    (read) => {
      const notes = read(interviewNotes)
      return {
        kind: title,
        icon: 'i-lucide-message-circle-question-mark',
        findings: [
          { title, text: lead, anchor: heading },
          ...dataset.rows.map(({ id, question, answer }) => ({
            title: question,
            text: answer,
            texts: [noteOn(notes, id)],
            part: title,
            anchor: anchorOf(dataset, id),
          })),
        ],
      }
    },
    [{ id: heading, title }],
  )
}
