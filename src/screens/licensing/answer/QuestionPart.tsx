import { useState } from 'react'
import { Summary } from '@/engine/ui/Disclosure'
import { KeptDisclosure } from '@/engine/ui/KeptDisclosure'
import { useIsPhone } from '@/engine/ui/use-is-phone'
import { questionTitle } from '../question'
import { QuestionForm } from './QuestionForm'
import type { useQuestion } from './use-question'

interface Props {
  asked: ReturnType<typeof useQuestion>
  /** Whether a paper is shown in place of the answer. */
  isOverPaper: boolean
}

/**
 * The selects of a question. On a phone they start collapsed if the person's license fills them in, or over a
 * paper, so that the answer or the paper is visible without scrolling.
 */
export function QuestionPart({ asked, isOverPaper }: Props) {
  const isPhone = useIsPhone()
  // Decided once: collapsing on the first change would take the focus away from the select.
  const [isAskedAtFirst] = useState(asked.isFromLicense && asked.question !== undefined)
  if (!isPhone || !(isAskedAtFirst || isOverPaper)) return <QuestionForm asked={asked} />
  return (
    <KeptDisclosure name="my-answer/question" className="-my-2">
      <Summary data-no-print>
        {asked.question ? questionTitle(asked.question) : 'Your Question'}
      </Summary>
      <div className="pb-2 pt-1">
        <QuestionForm asked={asked} />
      </div>
    </KeptDisclosure>
  )
}
