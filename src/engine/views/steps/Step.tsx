import { Badge } from '../../ui/Badge'
import { Chevron, Summary } from '../../ui/Disclosure'
import { KeptDisclosure } from '../../ui/KeptDisclosure'
import { useIsPhone } from '../../ui/use-is-phone'
import { WithPhones } from '../../ui/WithPhones'
import { useOpenByLink } from '../../ui/use-open-by-link'
import type { StepRow } from './steps-view'

interface Props {
  id: string
  step: StepRow
  number: number
  /** When to do it, where its stage does not say so. */
  time: string | undefined
  considerationsTitle: string
}

const row = 'flex items-start! gap-x-3'

/** A step of a plan. On a phone its text collapses under its title; the first step starts expanded. */
export function Step({ id, step, number, time, considerationsTitle }: Props) {
  const isPhone = useIsPhone()
  useOpenByLink(isPhone ? id : undefined)
  const head = <StepHead title={step.title} number={number} time={time} />
  const text = <StepText step={step} considerationsTitle={considerationsTitle} />
  return (
    // On a phone the disclosure has the id, so that a link to the step opens it.
    <li id={isPhone ? undefined : id} className="group/step relative">
      <span
        aria-hidden="true"
        className="absolute -bottom-2 left-[1.0625rem] top-11 border-l-2 border-solid border-line group-last/step:hidden"
      />
      {isPhone ? (
        <KeptDisclosure id={id} name={id} isOpen={number === 1}>
          <Summary look="row" className={`py-2 ${row}`}>
            {head}
            <Chevron className="mt-2 size-5" />
          </Summary>
          {text}
        </KeptDisclosure>
      ) : (
        <>
          <div className={`pt-2 ${row}`}>{head}</div>
          {text}
        </>
      )}
    </li>
  )
}

function StepHead({ title, number, time }: { title: string } & Pick<Props, 'number' | 'time'>) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full border border-solid border-accent bg-accent font-bold tabular-nums text-on-accent"
      >
        {number}
      </span>
      {/* A timeframe is a phrase: beside it, the title would have too little room on a phone. */}
      <div className="min-h-9 min-w-0 flex-1 items-center justify-between gap-x-3 max-md:content-center md:flex">
        <h4 className="font-bold leading-snug md:text-lg">
          <span className="sr-only">{`Step ${number}: `}</span>
          <span>{title}</span>
        </h4>
        {time && <Badge tone="accent">{time}</Badge>}
      </div>
    </>
  )
}

/** What to do, and beside it on a wide screen, what to consider. */
function StepText({ step, considerationsTitle }: Pick<Props, 'step' | 'considerationsTitle'>) {
  return (
    <div className="grid gap-x-8 gap-y-3 pb-5 pl-12 lg:grid-cols-[3fr_2fr]">
      <p className={step.careerConsiderations ? '' : 'max-w-prose lg:col-span-full'}>
        <WithPhones text={step.description} />
      </p>
      {step.careerConsiderations && (
        <div className="border-l-2 border-solid border-signal pl-3">
          <h5 className="text-sm font-bold text-muted">{considerationsTitle}</h5>
          <ul className="mt-1 grid list-disc gap-1 pl-5 lg:text-sm">
            {step.careerConsiderations.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
