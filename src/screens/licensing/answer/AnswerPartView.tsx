import { PhoneDisclosure } from '@/engine/ui/SectionDisclosure'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import type { Source } from '@/schemas/content/content'
import type { AnswerPart } from './answer'
import { commonWords, joinWords } from './basis-words'
import { LineText } from './LineText'

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
