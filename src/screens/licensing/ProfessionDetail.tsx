import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { licensedProfessions } from '@/data/licensing/licensed-professions'
import { groupNote } from '@/engine/model/source-note'
import { valueIn } from '@/engine/model/vocabulary'
import { Button } from '@/engine/ui/Button'
import { buttonClass } from '@/engine/ui/button-class'
import { Callout } from '@/engine/ui/Callout'
import { Icon } from '@/engine/ui/Icon'
import { lazyPart } from '@/engine/ui/lazy-part'
import { OutboundLink } from '@/engine/ui/OutboundLink'
import { PendingView } from '@/engine/ui/PendingView'
import { PrintButton } from '@/engine/ui/PrintButton'
import { anchorOf } from '@/engine/views/anchor'
import { NoteLine, ReviewedLine } from '@/engine/ui/ReviewedLine'
import type { LicensedProfession } from '@/schemas/licensing/licensed-profession'
import { profession as professionNames } from '@/schemas/licensing/profession'
import { placeName } from '@/schemas/my-move/region'
import { usePrefill } from './answer/use-prefill'

/** Loaded on demand, because it includes the professions and the rules of My Answer. */
const AnswerInShort = lazyPart(() => import('./answer/AnswerInShort'))

interface Props {
  profession: LicensedProfession
  onBack: () => void
}

/** How the license of one profession moves from state to state. */
export function ProfessionDetail({ profession, onBack }: Props) {
  const { nationalResources } = profession
  return (
    <section
      id={anchorOf(licensedProfessions, profession.id)}
      aria-labelledby="profession-title"
      className="grid gap-x-12 gap-y-6 max-lg:max-w-3xl lg:grid-cols-[minmax(0,48rem)_minmax(14rem,1fr)]"
    >
      <div
        className="flex flex-wrap items-center justify-between gap-2 lg:col-span-full"
        data-no-print
      >
        <Button variant="secondary" onClick={onBack}>
          ← Back to All Professions
        </Button>
        <PrintButton />
      </div>
      <div className="stack-8">
        <div>
          <h2
            id="profession-title"
            tabIndex={-1}
            data-focus-id={profession.id}
            className="section-title flex scroll-mt-20 items-start gap-3"
          >
            <Icon name={profession.icon} className="mt-0.5 size-7 text-accent" />
            <span>{profession.profession}</span>
          </h2>
          <p className="mt-2 text-lg">{profession.description}</p>
          <AnswerPart id={profession.id} />
        </div>
        <Part title="Portability">
          <p className="mt-2">{profession.portability}</p>
        </Part>
        <Part title="Military Spouse Protections">
          <Sentences texts={profession.militarySpouseProtections} />
        </Part>
        <Part title="Typical Requirements">
          <Sentences texts={profession.typicalRequirements} />
        </Part>
        <Part title="Transfer Tips">
          <Sentences texts={profession.transferTips} />
        </Part>
      </div>
      {/* Where to look it up is beside the text, where there is room. */}
      <Part title="National Resources">
        <ul className="mt-2 grid list-none p-0">
          {nationalResources.map((resource) => (
            <li key={resource.url} className="border-t border-solid border-line pb-4 pt-1.5">
              <OutboundLink href={resource.url} className="text-lg font-semibold">
                {resource.name}
              </OutboundLink>
              <p>{resource.description}</p>
            </li>
          ))}
        </ul>
        <NoteLine note={groupNote(nationalResources)} />
      </Part>
      <div className="border-t border-solid border-line pt-4 lg:col-start-1">
        <p className="text-muted">
          General information, not legal advice. Ask the licensing board about your own case.
        </p>
        <ReviewedLine row={profession} />
      </div>
    </section>
  )
}

/**
 * The answer for this profession, where My Answer fills in both states, and the way to all of it. It gives no
 * sources, so it is not printed.
 */
function AnswerPart({ id }: Pick<LicensedProfession, 'id'>) {
  const { from, to } = usePrefill(valueIn(professionNames, id))
  const href = `/app/licensing?tab=answer&profession=${id}`
  if (!from || !to) {
    return (
      <Link href={href} className={`mt-3 ${buttonClass('primary')}`} data-no-print>
        Get My Answer
      </Link>
    )
  }
  return (
    <div className="mt-4" data-no-print>
      <Callout
        aria-labelledby="answer-in-short"
        action={
          <Link href={href} className={buttonClass('primary')}>
            Open My Answer
          </Link>
        }
      >
        <h3 id="answer-in-short">{`Your Answer: ${placeName(from)} to ${placeName(to)}`}</h3>
        {/* As high as the answer, which comes with the rules of the profession. */}
        <p className="mt-1 min-h-14 text-xl font-bold sm:min-h-7">
          <PendingView part={AnswerInShort} meanwhile={null}>
            <AnswerInShort />
          </PendingView>
        </p>
      </Callout>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-xl font-bold">{title}</h3>
      {children}
    </div>
  )
}

function Sentences({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="mt-2 grid list-disc gap-2 pl-6">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
