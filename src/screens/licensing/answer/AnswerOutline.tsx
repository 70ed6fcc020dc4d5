import { Card } from '@/engine/ui/Card'

const parts = [
  'Whether a compact (an agreement between states) covers your license in both states.',
  'What the federal law for military spouses lets you do, and what it asks of you.',
  'What to ask the board, and which papers to send.',
  'A page for the clerk and a letter to the board, ready to print.',
]

/** Lists the parts of an answer until the person has chosen enough to get one. */
export function AnswerOutline() {
  return (
    <Card>
      <h3 className="text-lg font-bold">What the Answer Has</h3>
      <ul className="mt-2 grid list-disc gap-x-10 gap-y-1 pl-5 lg:grid-cols-2">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-muted">
        Every line shows its date, its source and how certain it is.
      </p>
    </Card>
  )
}
