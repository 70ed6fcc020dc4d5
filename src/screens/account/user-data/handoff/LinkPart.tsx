import { useEffect, useId, useRef, useState } from 'react'
import { formatCount } from '@/engine/format-count'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useStoredValues } from '@/engine/store/use-stored'
import { announce } from '@/engine/announcer'
import { Button } from '@/engine/ui/Button'
import { CopyButton } from '@/engine/ui/CopyButton'
import { Notice } from '@/engine/ui/Notice'
import { restorable } from '@/schemas/account/stored'
import { RadioChoice } from '../RadioChoice'
import { choices, type Choice } from './handoff-text'
import { makeLink, MAX_LINK_CHARACTERS, type MadeLink } from './link'
import { QrCode } from './QrCode'

interface Props {
  /** Sends the file instead. */
  onSendFile: () => void
}

const REMADE = 'Your data changed, so this is a new link. An earlier one holds the earlier data.'

/** What came of a choice. Data that another version of the site stored can only be sent as a file. */
type Result = MadeLink | 'failed' | 'otherVersion'

/** A part of the data as a link with its QR code, for another device to open. If the data changes, so does the link. */
export default function LinkPart({ onSendFile }: Props) {
  const repository = useRepository()
  const name = useId()
  const [chosen, setChosen] = useState<Choice>()
  const [made, setMade] = useState<Result>()
  /** The link of this choice that was shown last. */
  const shown = useRef<string>(undefined)
  const [isRemade, setIsRemade] = useState(false)
  const data = useStoredValues(restorable.filter(({ key }) => chosen?.keys.includes(key)))

  const choose = (choice: Choice) => {
    setChosen(choice)
    // The link of the previous choice must not be shared as this one.
    setMade(undefined)
    shown.current = undefined
    setIsRemade(false)
  }

  useEffect(() => {
    if (!chosen) return
    // The link of an earlier choice or of earlier data may take longer to make.
    let isLatest = true
    const make = async () => {
      const result: Result = repository.versionTrouble()
        ? 'otherVersion'
        : await makeLink(repository, chosen).catch((error: unknown) => {
            console.warn('The link was not made:', error)
            return 'failed' as const
          })
      if (!isLatest) return
      setMade(result)
      if (!isLink(result) || result.link === shown.current) return
      setIsRemade(shown.current !== undefined)
      announce(shown.current === undefined ? 'The link and its QR code are ready.' : REMADE)
      shown.current = result.link
    }
    void make()
    return () => {
      isLatest = false
    }
  }, [repository, chosen, data])

  return (
    <div className="mt-4">
      <fieldset className="m-0 border-0 p-0">
        <legend className="font-semibold">What to send</legend>
        {choices.map((choice) => (
          <RadioChoice
            key={choice.id}
            name={name}
            label={choice.label}
            hint={choice.hint}
            isChosen={chosen === choice}
            onChoose={() => choose(choice)}
          />
        ))}
      </fieldset>
      {made && (
        <div className="mt-4">
          {isLink(made) ? (
            <>
              {isRemade && <p className="mb-2 font-semibold">{REMADE}</p>}
              <LinkReady link={made.link} />
            </>
          ) : (
            <Notice role="status">
              <p>{sentenceOf(made)}</p>
              {(typeof made === 'string' || 'tooLong' in made) && (
                <Button variant="secondary" className="mt-3" onClick={onSendFile}>
                  Send the File Instead
                </Button>
              )}
            </Notice>
          )}
        </div>
      )}
    </div>
  )
}

function LinkReady({ link }: { link: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  return (
    <>
      <p>
        Scan the code with the camera of the other device. If the camera cannot read it, copy the
        link and open it there, in the browser that will keep the entries. You see what it holds
        before anything changes. Anyone who has the link can read it.
      </p>
      <div className="mt-4">
        <QrCode text={link} label="QR code of the link below" />
      </div>
      <label htmlFor={id} className="mb-1 mt-4 block font-semibold">
        Link
      </label>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={3}
        value={link}
        className="field-box break-all"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <CopyButton variant="secondary" noun="Link" text={link} shown={field}>
          Copy Link
        </CopyButton>
      </div>
    </>
  )
}

function isLink(result: Result): result is { link: string } {
  return typeof result === 'object' && 'link' in result
}

/** Why there is no link. */
function sentenceOf(made: Exclude<Result, { link: string }>): string {
  if (made === 'failed') return 'This browser cannot make the link. Send the file instead.'
  if (made === 'otherVersion') {
    return 'Another version of this site saved your data, so a link cannot hold it. Send the file instead.'
  }
  if ('isEmpty' in made) return 'There is nothing of this to send yet. Choose something else.'
  return `This is too much for a link: it would have ${formatCount(made.tooLong)} characters, and ${formatCount(MAX_LINK_CHARACTERS)} is the limit. Choose a smaller part, or send the file. The file has everything.`
}
