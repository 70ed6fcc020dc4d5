import { shortened } from '../../shortened'
import { More } from '../../ui/More'

/** What a text may have before it folds: some eight lines on a phone. */
const MAX_LETTERS = 400
const MAX_LINES = 8

/** What stays in sight of one that folds; so much less that it is worth the press. */
const LEAD_LETTERS = 240
const LEAD_LINES = 4

interface Props {
  text: string
  /** What it is and whose, for people who listen: "Notes of Nurse at Acme". */
  about: string
  /** Tells it from all other texts. */
  name: string
}

/** A text that a person wrote. A long one shows how it begins and folds the rest, which paper shows. */
export function LongText({ text, about, name }: Props) {
  const whole = (
    <p className="whitespace-pre-wrap" dir="auto">
      {text}
    </p>
  )
  const lines = text.split('\n')
  if (shortened(text, MAX_LETTERS) === text && lines.length <= MAX_LINES) return whole
  const lead = lines.slice(0, LEAD_LINES).join('\n')
  const short = shortened(lead, LEAD_LETTERS)
  return (
    <More
      about={about}
      name={name}
      lead={
        <span className="whitespace-pre-wrap [details[open]>summary>&]:hidden" dir="auto">
          {short === lead ? `${lead}…` : short}
        </span>
      }
    >
      {whole}
    </More>
  )
}
