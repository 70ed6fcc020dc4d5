import { useEffect } from 'react'
import { announce } from '@/engine/ui/announcer'
import { Badge } from '@/engine/ui/Badge'
import { Card } from '@/engine/ui/Card'
import type { Tone } from '@/engine/ui/tokens'
import type { Answer } from './answer'
import { AnswerPartView } from './AnswerPartView'
import { numberedSources } from './numbered-sources'
import { Sources } from './Sources'
import { verdict, type Verdict } from './verdict'

const tones: Partial<Record<Verdict, Tone>> = {
  yes: 'success',
  inPart: 'warning',
  notWorking: 'warning',
  renewFirst: 'warning',
  notCovered: 'danger',
}

/** The answer to one question: the headline, then its parts. */
export function AnswerCard({ answer }: { answer: Answer }) {
  const { headline, parts } = answer
  const { short, because } = headline
  const given = verdict.labels[answer.verdict]
  const sources = numberedSources(answer)
  useEffect(() => announce([short, because].filter(Boolean).join(' ')), [short, because])
  return (
    <Card>
      <Badge tone={tones[answer.verdict] ?? 'neutral'}>{given}</Badge>
      <h3 className="mt-2 text-xl font-bold sm:text-2xl">{short}</h3>
      {because && <p className="mt-1">{because}</p>}
      <div className="mt-3 gap-x-10 md:border-t md:border-solid md:border-line lg:columns-2">
        {parts.map((part, at) => (
          <AnswerPartView
            key={`${given}/${part.title}`}
            name={`my-answer/${given}/${part.title}`}
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
