import { Badge } from '@/engine/ui/Badge'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { reveal } from '@/engine/ui/reveal'
import { PhoneDisclosure } from '@/engine/ui/SectionDisclosure'
import type { Source } from '@/schemas/content/content'
import type { AnswerPart } from './answer'
import { commonWords, joinWords, withoutCommon, type BasisWords } from './basis-words'
import type { Line } from './line'
import { numbersOf, sourceId } from './numbered-sources'

interface Props {
  /** The key under which its open state is stored. */
  name: string
  part: AnswerPart
  sources: readonly Source[]
  /** Whether it is open at first, if it can collapse. */
  isOpen: boolean
}

/** One part of an answer. Shows what all its lines share (certainty, date) once, above them. */
export function AnswerPartView({ name, part, sources, isOpen }: Props) {
  const { title, isOrdered, lines, links = [] } = part
  const List = isOrdered ? 'ol' : 'ul'
  const common = commonWords(lines.flatMap(({ basis }) => basis ?? []))
  const words = joinWords(common)
  return (
    <div className="break-inside-avoid md:pt-4 print:pt-3">
      <PhoneDisclosure
        name={name}
        title={title}
        level={3}
        note={String(lines.length)}
        isOpen={isOpen}
      >
        {words && <p className="text-sm text-muted first-letter:uppercase">{words}</p>}
        <List
          className={`mt-2 grid max-w-prose gap-2 pl-6 ${isOrdered ? 'list-decimal' : 'list-disc'}`}
        >
          {lines.map((line) => (
            <li key={line.text}>
              <LineText line={line} sources={sources} common={common} />
            </li>
          ))}
        </List>
        <p className="flex flex-wrap gap-x-6 empty:hidden">
          {links.map(({ name: site, url }) => (
            <OutboundLink key={url} href={url}>
              {site}
            </OutboundLink>
          ))}
        </p>
      </PhoneDisclosure>
    </div>
  )
}

interface LineTextProps {
  line: Line
  sources: readonly Source[]
  /** What the part already shows for all its lines. */
  common: BasisWords
}

/** The text of a line, how its basis differs from that of the other lines, and the numbers of its sources. */
function LineText({ line: { text, basis, isOverdue }, sources, common }: LineTextProps) {
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
