import { formatDay } from '@/engine/calendar-day'
import { usePrintTitle } from '@/engine/use-print-title'
import { useToday } from '@/engine/use-today'
import { checkedOn, type AnswerPart } from './answer'
import { questionTitle, type Question } from '../question'

interface Props {
  question: Question
  /** The parts that the printed text is based on. */
  parts: readonly AnswerPart[]
}

/** The heading of a printed answer or page for the clerk. It replaces the titles on the screen. */
export function PrintedHeading({ question, parts }: Props) {
  const title = questionTitle(question)
  const printed = `Printed ${formatDay(useToday())}.`
  const checked = checkedOn(parts)
  usePrintTitle(title)
  return (
    <div className="mb-3 hidden print:block">
      <h2 className="text-xl font-bold">{title}</h2>
      <p>{checked ? `${printed} Sources checked ${formatDay(checked)}.` : printed}</p>
    </div>
  )
}
