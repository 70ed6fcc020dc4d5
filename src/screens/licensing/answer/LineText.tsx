import { Badge } from '@/engine/ui/Badge'
import { reveal } from '@/engine/ui/reveal'
import type { Source } from '@/schemas/content/content'
import { joinWords, withoutCommon, type BasisWords } from './basis-words'
import type { Line } from './line'
import { numbersOf, sourceId } from './numbered-sources'

interface Props {
  line: Line
  sources: readonly Source[]
  /** What is said already of what all lines around it rest on. */
  said: BasisWords
}

/** What a line says, what is special in its basis, and the numbers of the pages that it rests on. */
export function LineText({ line: { text, basis, isOverdue }, sources, said }: Props) {
  if (!basis) return <span>{text}</span>
  const own = joinWords(withoutCommon(basis, said))
  // Nearer to the text than to each other; the room after the last may be outside of the line.
  const numbers = (
    <span className="-ml-1 -mr-2 print:mx-0">
      {numbersOf(basis, sources).map((number) => (
        <SourceNumber key={number} number={number} />
      ))}
    </span>
  )
  return (
    <>
      <span>{own ? `${text} ` : text}</span>
      {own ? (
        // In one piece where there is room.
        <span className="inline-block text-sm text-muted">
          <span>{`(${own})`}</span>
          {numbers}
        </span>
      ) : (
        numbers
      )}
      {isOverdue && (
        <span>
          {' '}
          <Badge tone="warning">Review overdue</Badge>
        </span>
      )}
    </>
  )
}

/** Leads to a page in the list of sources. Inline, so that no line begins with it; its room is a target to hit. */
function SourceNumber({ number }: { number: number }) {
  const id = sourceId(number)
  return (
    <a
      href={`#${id}`}
      aria-label={`Source ${number}`}
      className="ring-on-focus rounded px-2 py-1.5 align-super text-xs leading-none tabular-nums text-accent no-underline hover:underline print:px-0.5"
      // Opens the list, which the browser does not do everywhere.
      onClick={() => reveal(id)}
    >
      {number}
    </a>
  )
}
