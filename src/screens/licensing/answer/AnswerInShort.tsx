import { PendingView } from '@/engine/ui/PendingView'
import { compactHeadlines } from './compact-answers'
import { headlineOf } from './headline'
import { useQuestion } from './use-question'
import { verdictOf } from './verdict'

/** The headline of My Answer for the profession that the URL names; nothing while a part of the question is open. */
export default function AnswerInShort() {
  const { question } = useQuestion()
  if (!question) return null
  const { compact } = question.profession
  const Headline = compact && compactHeadlines[compact]
  if (!Headline) {
    return <span>{headlineOf(question, undefined, verdictOf(question, undefined)).short}</span>
  }
  return (
    <PendingView key={compact} part={Headline} meanwhile={null}>
      <Headline question={question} />
    </PendingView>
  )
}
