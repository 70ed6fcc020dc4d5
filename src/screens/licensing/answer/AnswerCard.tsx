import { useEffect } from 'react'
import { Link } from 'wouter'
import { announce } from '@/engine/ui/announcer'
import { Badge } from '@/engine/ui/Badge'
import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { Card } from '@/engine/ui/Card'
import { PhoneFold } from '@/engine/ui/Fold'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import type { Tone } from '@/engine/ui/tokens'
import type { Source } from '@/schemas/content'
import type { Answer, AnswerPart } from './answer'
import { basisText, type Line } from './line'
import { numberedSources } from './numbered-sources'
import { paperNames, papers, usePaper } from './use-paper'
import { isUsable, verdict, type Verdict } from './verdict'

const tones: Partial<Record<Verdict, Tone>> = {
  yes: 'success',
  inPart: 'warning',
  notWorking: 'warning',
  renewFirst: 'warning',
  notCovered: 'danger',
}

/** What applies to one question: a line each, with what it rests on. */
export function AnswerCard({ answer }: { answer: Answer }) {
  const { headline, parts } = answer
  const given = verdict.labels[answer.verdict]
  const sources = numberedSources(answer)
  useEffect(() => announce(answer.headline), [answer])
  return (
    <Card>
      <Badge tone={tones[answer.verdict] ?? 'neutral'}>{given}</Badge>
      <h3 className="my-2 max-w-prose text-xl font-bold">{headline}</h3>
      <div className="gap-x-10 lg:columns-2">
        {parts.map((part, at) => (
          <Part
            key={`${given}/${part.title}`}
            name={`my-answer/${given}/${part.title}`}
            part={part}
            sources={sources}
            // What one can use: the compact with its rule for spouses, or else the law.
            isOpen={at === 0 || (isUsable(answer.verdict) ? at === 1 : part.isOrdered === true)}
          />
        ))}
      </div>
      {parts.some(({ isOrdered }) => isOrdered) && <WaysOn isFallback={isUsable(answer.verdict)} />}
      <Sources sources={sources} />
      <p className="mt-2 text-sm text-muted">
        General information, not legal advice. Get the board’s answer in writing.
      </p>
    </Card>
  )
}

interface PartProps {
  /** By which it is remembered whether a person has opened it. */
  name: string
  part: AnswerPart
  sources: readonly Source[]
  /** Whether it is open at first where it folds. */
  isOpen: boolean
}

function Part({ name, part, sources, isOpen }: PartProps) {
  const { title, isOrdered, lines, links = [] } = part
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <div className="break-inside-avoid md:pt-4">
      <PhoneFold name={name} title={title} level={3} note={String(lines.length)} isOpen={isOpen}>
        <List
          className={`mt-2 grid max-w-prose gap-2 pl-6 ${isOrdered ? 'list-decimal' : 'list-disc'}`}
        >
          {lines.map((line) => (
            <li key={line.text}>
              {line.text}
              <LineBasis line={line} sources={sources} />
            </li>
          ))}
        </List>
        {links.map(({ name: site, url }) => (
          <p key={url}>
            <OutboundLink href={url}>{site}</OutboundLink>
          </p>
        ))}
      </PhoneFold>
    </div>
  )
}

/** The ways on: the papers that go with an application, and where to keep its dates. */
function WaysOn({ isFallback }: { isFallback: boolean }) {
  const { open } = usePaper()
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3" data-no-print>
      {isFallback && (
        <p className="w-full">
          If the compact does not cover your license, take one of the two papers along:
        </p>
      )}
      {paperNames.map((paper) => (
        <Button key={paper} variant="secondary" data-focus-id={paper} onClick={() => open(paper)}>
          {papers[paper]}
        </Button>
      ))}
      <Link href="/app/licensing?tab=licenses&edit=new" className={buttonClass('secondary')}>
        Add to My Licenses
      </Link>
    </div>
  )
}

/** From when a line is, how sure it is, and the numbers of the pages that it rests on. */
function LineBasis({
  line: { basis, isOverdue },
  sources,
}: {
  line: Line
  sources: PartProps['sources']
}) {
  if (!basis) return null
  const numbers = [basis.source, ...(basis.alsoFrom ?? [])]
    .map(({ url, title }) =>
      sources.findIndex((source) => source.url === url && source.title === title),
    )
    .toSorted((one, other) => one - other)
    .map((at) => at + 1)
  return (
    <span className="block text-sm text-muted">
      {basisText(basis)} Source{numbers.length > 1 ? 's' : ''} {numbers.join(', ')}.
      {isOverdue && ' '}
      {isOverdue && <Badge tone="warning">Review overdue</Badge>}
    </span>
  )
}

function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <details data-print-open className="mt-5">
      <summary className="ring-on-focus min-h-11 py-2 font-semibold text-accent">
        Show the Sources ({sources.length})
      </summary>
      <p className="max-w-prose">
        “Confirmed” is official text, and a second source agrees. “Not confirmed” is one official
        page, or pages that are not official. “Undated” means that the page shows no date.
      </p>
      <ol className="list-none p-0">
        {sources.map(({ url, title }, at) => (
          // The number is text: a marker would stand beside the last line of a long title.
          <li key={`${url} ${title}`} className="flex gap-2">
            <span className="w-7 shrink-0 py-2.5 text-right tabular-nums">{at + 1}.</span>
            <OutboundLink href={url}>{title}</OutboundLink>
          </li>
        ))}
      </ol>
    </details>
  )
}
