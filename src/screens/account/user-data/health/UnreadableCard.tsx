import { useState } from 'react'
import { Link } from 'wouter'
import { announce } from '@/engine/announcer'
import { formatCount } from '@/engine/format-count'
import { isolate } from '@/engine/isolate'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useAttempt } from '@/engine/store/use-attempt'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import { lazyPart, renewFailedParts } from '@/engine/ui/lazy-part'
import { LoadingDialog } from '@/engine/ui/LoadingDialog'
import { PendingView } from '@/engine/ui/PendingView'
import { preloadProps } from '@/engine/ui/preload'
import { useFocusTarget } from '@/engine/ui/use-focus-target'
import { download, isPlainText, unreadableFile } from '../data-files'
import { useUnreadable } from './use-unreadable'

const ConfirmDialog = lazyPart(
  () => import('@/engine/ui/ConfirmDialog'),
  () => <Failure message="The confirmation did not open, so nothing was removed." />,
)

type UnreadableText = ReturnType<typeof useUnreadable>[number]

/**
 * Offers stored data that could not be read for download, unchanged, and removes it (docs/decisions/0053). Renders
 * nothing if all of it could be read.
 */
export function UnreadableCard() {
  const repository = useRepository()
  const texts = useUnreadable()
  const [asked, setAsked] = useState<UnreadableText>()
  const [wasRemoved, setWasRemoved] = useState(false)
  const { failure, attempt } = useAttempt()
  const [scope, focus] = useFocusTarget<HTMLDivElement>()
  if (texts.length === 0 && !wasRemoved) return null

  const ask = (text: UnreadableText) => {
    renewFailedParts()
    setAsked(text)
  }
  const close = () => setAsked(undefined)
  const remove = async ([name, text]: UnreadableText) => {
    close()
    if (!(await attempt(() => repository.removeUnreadable(name, text)))) return
    setWasRemoved(true)
    announce(`Removed ${isolate(name)}.`)
    focus(undefined)
  }
  return (
    <Card id="unreadable" ref={scope}>
      <h2 tabIndex={-1} data-focus-fallback className="text-xl font-bold">
        Unreadable Data
      </h2>
      <p className="mt-1">{texts.length > 0 ? WHAT_IT_IS : NOTHING_LEFT}</p>
      {wasRemoved && repository.mirror.isWorking() && (
        <p className="mt-1">
          An earlier version may have what you removed.{' '}
          <Link href="/app/settings#versions" className="text-link">
            See Earlier Versions
          </Link>
        </p>
      )}
      <Failure message={failure} />
      <ul className="mt-3 list-none p-0">
        {texts.map(([name, text]) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-solid border-line py-3"
          >
            <span className="min-w-0 break-all">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-muted">{`(about ${kilobytes(text)} kB)`}</span>
              {!isPlainText(text) && (
                <span className="block break-normal text-sm text-muted">
                  A plain text file would change some of its characters, so this downloads as a JSON
                  file.
                </span>
              )}
            </span>
            <span className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                aria-label={`Download ${isolate(name)}`}
                onClick={() => download(unreadableFile(name, text))}
              >
                Download
              </Button>
              <Button
                variant="quiet"
                aria-label={`Remove ${isolate(name)}`}
                onClick={() => ask([name, text])}
                {...preloadProps(ConfirmDialog)}
              >
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {asked && (
        <PendingView part={ConfirmDialog} meanwhile={<LoadingDialog onCancel={close} />}>
          <ConfirmDialog
            title={`Remove ${isolate(asked[0])}?`}
            question={`${QUESTION} ${repository.mirror.isWorking() ? '' : `${MAYBE_NO_COPY} `}Everything else stays.`}
            confirmLabel="Remove"
            onConfirm={() => void remove(asked)}
            onCancel={close}
          />
        </PendingView>
      )}
    </Card>
  )
}

const WHAT_IT_IS =
  'This data was stored here but cannot be read. It may have been cut off, or changed by another program. It has not been changed. Download it before you remove it, free up space or reset.'
const QUESTION =
  'This site can’t read it, but an expert might be able to repair it. Download it first if you may need it.'
const MAYBE_NO_COPY = 'This browser may not be able to keep a copy of it.'
const NOTHING_LEFT = 'It was removed. Everything stored here can be read now.'

function kilobytes({ length }: string): string {
  return formatCount(Math.max(1, Math.round(length / 1000)))
}
