import { useEffect, useRef } from 'react'
import { useOpenForm } from '@/engine/form/open-forms'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'

interface Props {
  /** The name of the form whose draft is previewed. Until it is saved, the browser asks before the page closes. */
  form: string
  /** The dates that differ, a line each. */
  dates: readonly string[]
  /** The effects of the new dates, a sentence each. */
  lines: readonly string[]
  onApply: () => void
  onBack: () => void
}

/** Previews what new dates would do to the plan, before anything is saved. See docs/decisions/0027. */
export function ChangePreview({ form, dates, lines, onApply, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useOpenForm(form)
  return (
    <Card className="max-w-3xl">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold">
        What Will Change
      </h2>
      <p className="mt-1 text-muted">Nothing is saved yet. Tasks you checked off stay checked.</p>
      {dates.map((line) => (
        <p key={line} className="mt-2 font-semibold">
          {line}
        </p>
      ))}
      <ul className="mt-3 grid list-disc gap-2 pl-6">
        {lines.map((line) => (
          <li key={line}>
            <p dir="auto">{line}</p>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={onApply}>Use the New Dates</Button>
        <Button variant="secondary" onClick={onBack}>
          Back to the Dates
        </Button>
      </div>
    </Card>
  )
}
