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
}

/** A text that a person wrote. A long one shows how it begins and folds the rest, which paper shows. */
export function LongText({ text, about }: Props) {
  const whole = (
    <p className="whitespace-pre-wrap" dir="auto">
      {text}
    </p>
  )
  const lines = text.split('\n')
  if (text.length <= MAX_LETTERS && lines.length <= MAX_LINES) return whole
  const lead = lines.slice(0, LEAD_LINES).join('\n')
  return (
    <More
      about={about}
      lead={
        <span className="whitespace-pre-wrap [details[open]>summary>&]:hidden" dir="auto">
          {lead.length > LEAD_LETTERS ? shortened(lead, LEAD_LETTERS) : `${lead}…`}
        </span>
      }
    >
      {whole}
    </More>
  )
}
