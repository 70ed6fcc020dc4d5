import { Badge } from '@/engine/ui/Badge'
import { reveal } from '@/engine/ui/reveal'
import type { Source } from '@/schemas/content/content'
import { joinWords, withoutCommon, type BasisWords } from './basis-words'
import type { Line } from './line'
import { numbersOf, sourceId } from './numbered-sources'

interface Props {
  line: Line
  sources: readonly Source[]
  /** What the part already shows for all its lines. */
  common: BasisWords
}

/** The text of a line, how its basis differs from that of the other lines, and the numbers of its sources. */
export function LineText({ line: { text, basis, isOverdue }, sources, common }: Props) {
  if (!basis) return <span>{text}</span>
  const own = joinWords(withoutCommon(basis, common))
  // Negative margins offset the padding that makes each number easy to tap.
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
        // Does not break if there is room.
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

/** Links to an entry of the list of sources. Inline, so that no line starts with it. Padding makes it easy to tap. */
function SourceNumber({ number }: { number: number }) {
  const id = sourceId(number)
  return (
    <a
      href={`#${id}`}
      aria-label={`Source ${number}`}
      className="ring-on-focus rounded px-2 py-1.5 align-super text-xs leading-none tabular-nums text-accent no-underline hover:underline print:px-0.5"
      // Not every browser opens the collapsed list by itself.
      onClick={() => reveal(id)}
    >
      {number}
    </a>
  )
}
