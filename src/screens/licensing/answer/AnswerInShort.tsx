import { headlineOf } from './headline'
import { useQuestion } from './use-question'
import { WithCompact } from './WithCompact'

/** The headline of My Answer for the profession that the URL names; nothing while a part of the question is open. */
export default function AnswerInShort() {
  const { question } = useQuestion()
  if (!question) return null
  return (
    <WithCompact id={question.profession.compact} meanwhile={null}>
      {(compact) => <span>{headlineOf(question, compact).short}</span>}
    </WithCompact>
  )
}
