import { Link } from 'wouter'
import { childCareGuide } from '@/data/child-care/child-care-guide'
import { feeAssistanceOffices } from '@/data/facts/benefits'
import { useEditedLetters, useLetterText } from '@/engine/form/use-letter-text'
import { useStored } from '@/engine/store/use-stored'
import { Card } from '@/engine/ui/Card'
import { EditableLetter } from '@/engine/ui/EditableLetter'
import { Notice } from '@/engine/ui/Notice'
import { ReviewedLine } from '@/engine/ui/ReviewedLine'
import { WithPhones } from '@/engine/ui/WithPhones'
import { SlimSelect } from '@/engine/ui/SlimSelect'
import { useSearchValues } from '@/engine/url/use-search-values'
import { usePrintTitle } from '@/engine/use-print-title'
import { useToday } from '@/engine/use-today'
import { userProfile } from '@/schemas/account/user-profile'
import { childCare, isOpenOption, statusOf } from '@/schemas/my-move/child-care'
import { moves } from '@/schemas/my-move/move'
import { isFromEarlierMove } from '@/schemas/my-move/placed-children'
import {
  alsoAskedFor,
  missingIn,
  moveOfRequest,
  offices,
  requestText,
  type Missing,
} from './request-text'

const TITLE = 'Request for an Exception'
/** Names the letters in `useLetterText`. */
const LETTERS = 'exception-request'
/** In the URL of a letter without a child care option. */
const NO_OPTION = 'none'

/** The letter that asks for an exception, filled in from the list, the move and the profile. */
export default function ExceptionRequest() {
  const { search, change } = useSearchValues()
  const records = useStored(childCare)
  const { name } = useStored(userProfile)
  const known = useStored(moves)
  const today = useToday()
  const edited = useEditedLetters(LETTERS)
  // A link that names no letter opens one with edits, as a list opens the form that has a draft.
  const chosen = (param: string) => search.get(param) ?? edited[0]?.get(param)
  const office = offices.find((one) => one === chosen('office')) ?? offices[0]
  usePrintTitle(TITLE)
  const ofThisMove = records.filter((record) => !isFromEarlierMove(record, known))
  const first = ofThisMove.length > 0 ? ofThisMove : records
  // Options that only an edited letter has: they were deleted, or the list was blank at that time.
  const unlisted = [...new Set(edited.map((letter) => letter.get('option') ?? NO_OPTION))].filter(
    (id) => !records.some((record) => record.id === id),
  )
  const unlistedId = unlisted.find((id) => id === chosen('option'))
  const option =
    unlistedId === undefined
      ? (records.find(({ id }) => id === chosen('option')) ??
        first.find(
          (record) =>
            record.status === 'no-place' || (isOpenOption(record) && statusOf(record) !== 'to-ask'),
        ) ??
        first[0])
      : undefined
  const facts = {
    office,
    name,
    move: moveOfRequest(option, known),
    option,
    others: alsoAskedFor(option, records, known),
    today,
  }
  const optionId = option?.id ?? unlistedId ?? NO_OPTION
  const letter = useLetterText(LETTERS, requestText(facts), { office, option: optionId })
  const optionChoices = [
    ...records.map((record) => ({ value: record.id, label: childCare.describe(record) })),
    ...unlisted.map((id) => ({ value: id, label: 'Not in your list' })),
  ]
  return (
    <section aria-labelledby="request-title" className="grid max-w-prose gap-4 print:max-w-none">
      <div data-no-print>
        <h2 id="request-title" tabIndex={-1} className="section-title">
          {TITLE}
        </h2>
        <p className="mt-1 text-muted">
          For when fee assistance is not offered to you. An office may say no, so stay on your wait
          lists. If you edit the letter, print or copy it before you close this browser tab.
        </p>
        {childCareGuide.rows
          .filter(({ id }) => id === 'ask-for-a-place')
          .map((row) => (
            <ReviewedLine key={row.id} row={row} />
          ))}
      </div>
      <div data-no-print className="grid gap-4">
        <div className="grid gap-3">
          <SlimSelect
            label="Send It To"
            value={office}
            options={offices.map((one) => ({ value: one, label: one }))}
            onChange={(chosen) => change({ office: chosen })}
          />
          {office === 'Fee Assistance Program' && (
            <div>
              <p>
                <WithPhones text={`Ask where to send it. ${feeAssistanceOffices.text}`} />
              </p>
              <ReviewedLine row={feeAssistanceOffices} />
            </div>
          )}
          {optionChoices.length > 1 && (
            <SlimSelect
              label="Child Care Option"
              value={optionId}
              options={optionChoices}
              onChange={(id) => change({ option: id })}
            />
          )}
        </div>
        <MissingFacts missing={missingIn(facts)} />
      </div>
      <Card data-for-an-office className="grid gap-3 print:border-0! print:p-0!">
        <p data-no-print>
          Fill in the blanks, attach the papers, and send the letter. Write down the day it is
          delivered.
        </p>
        <EditableLetter label={TITLE} letter={letter} />
      </Card>
    </section>
  )
}

/** What the letter lacks, with links to where each is entered. */
function MissingFacts({ missing }: { missing: readonly Missing[] }) {
  if (missing.length === 0) return null
  return (
    <Notice tone="warning">
      <h3 className="font-bold">Still Missing</h3>
      <p>The letter has a blank for each. Add it here, or write it in by hand.</p>
      <ul className="mt-1 grid list-none p-0">
        {missing.map(({ what, href }) => (
          <li key={what}>
            <Link href={href} className="text-link inline-flex min-h-11 items-center">
              {what}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
