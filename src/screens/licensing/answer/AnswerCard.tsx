import { useEffect } from 'react'
import { announce } from '@/engine/announcer'
import { Badge } from '@/engine/ui/Badge'
import { Card } from '@/engine/ui/Card'
import { lazyPart } from '@/engine/ui/lazy-part'
import { PendingView } from '@/engine/ui/PendingView'
import type { Tone } from '@/engine/ui/tokens'
import { answer, type AnswerProps } from './answer'
import { AnswerPartView } from './AnswerPartView'
import { numberedSources } from './numbered-sources'
import { PrintedHeading } from './PrintedHeading'
import { Sources } from './Sources'
import { isNotTransferable, verdict, type Verdict } from './verdict'
import { AnswerActions } from './AnswerActions'

/** Loaded on demand, because it includes the data of all boards. */
const NextSteps = lazyPart(() => import('./NextSteps'))

const tones: Partial<Record<Verdict, Tone>> = {
  yes: 'success',
  inPart: 'warning',
  notWorking: 'warning',
  renewFirst: 'warning',
  notCovered: 'danger',
}

/**
 * What applies to one question: the answer at a glance, what to do about it, and a line for each rule or fact that
 * the answer is based on.
 */
export function AnswerCard({ question, compact, today }: AnswerProps) {
  const given = answer(question, compact, today)
  const { headline, parts } = given
  const { short, because } = headline
  const label = verdict.labels[given.verdict]
  const sources = numberedSources(given)
  useEffect(() => announce([short, because].filter(Boolean).join(' ')), [short, because])
  return (
    <Card data-for-an-office className="print:border-0! print:p-0!">
      <PrintedHeading question={question} parts={parts} />
      <Badge tone={tones[given.verdict] ?? 'neutral'}>{label}</Badge>
      <h3 className="mt-2 text-xl font-bold sm:text-2xl">{short}</h3>
      {because && <p className="mt-1">{because}</p>}
      {!isNotTransferable(given.verdict) && (
        <>
          <PendingView part={NextSteps} meanwhile={<p className="late min-h-80">Loading…</p>}>
            <NextSteps question={question} compact={compact} today={today} />
          </PendingView>
          <AnswerActions question={question} />
        </>
      )}
      <div className="mt-3 gap-x-10 md:border-t md:border-solid md:border-line lg:columns-2">
        {parts.map((part, at) => (
          <AnswerPartView
            key={`${label}/${part.title}`}
            name={`my-answer/${label}/${part.title}`}
            part={part}
            sources={sources}
            // Opens the compact and its rule for spouses, or only the law, which is long.
            isOpen={at === 0 || (at === 1 && !parts[0]?.isOrdered)}
          />
        ))}
      </div>
      <Sources sources={sources} />
      <p className="mt-3 text-sm text-muted">
        General information, not legal advice. Get the board’s answer in writing.
      </p>
    </Card>
  )
}
