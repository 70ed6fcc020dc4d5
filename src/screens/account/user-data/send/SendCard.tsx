import { useRef, useState } from 'react'
import { announce } from '@/engine/announcer'
import { isolate } from '@/engine/isolate'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { Button } from '@/engine/ui/Button'
import { Card } from '@/engine/ui/Card'
import { Failure } from '@/engine/ui/Failure'
import { lazyPart, renewFailedParts } from '@/engine/ui/lazy-part'
import { PendingView } from '@/engine/ui/PendingView'
import { preloadProps } from '@/engine/ui/preload'
import { BackupQuestion } from '../backup/BackupQuestion'
import { makeBackup } from '../backup/make-backup'
import { useBackup } from '../backup/use-backup'
import { shareableFile, shareFile } from './share-backup'

const LinkPart = lazyPart(
  () => import('../handoff/LinkPart'),
  () => (
    <Failure message="The link did not open. Check your connection and try again, or send the file." />
  ),
)

/** How the file was sent. */
interface Sent {
  name: string
  /** Whether it was shared with an app; otherwise it was downloaded. */
  isShared: boolean
}

/**
 * Sends a full backup to another device, with instructions for restoring it there. The file counts as a backup once it
 * is shared with an app or, after a download, once the user confirms that it arrived.
 */
export function SendCard() {
  const repository = useRepository()
  const [sent, setSent] = useState<Sent>()
  const [isLinkPartOpen, setIsLinkPartOpen] = useState(false)

  const button = useRef<HTMLButtonElement>(null)
  const backup = useBackup(() => button.current?.focus())
  const isSending = useRef(false)

  const send = async () => {
    // The browser refuses a second share sheet, which is no reason to download.
    if (isSending.current) return
    const made = makeBackup(repository)
    const file = shareableFile(made)
    isSending.current = true
    try {
      if (file) {
        if (!(await shareFile(file))) return
        void backup.record(made)
        announce(`Handed over ${isolate(file.name)}.`)
        return setSent({ name: file.name, isShared: true })
      }
    } catch (error) {
      console.warn('The backup could not be shared, so it was downloaded:', error)
    } finally {
      isSending.current = false
    }
    setSent({ name: backup.download(), isShared: false })
  }

  return (
    <Card id="send">
      <h2 className="text-xl font-bold">Send to My Other Device</h2>
      <p className="mt-1">
        Copies everything to another phone or computer in one file; nothing here is removed. A link
        or QR code copies one part, such as your move. Neither is locked: send it only to yourself
        or to someone who may read it, and delete the message afterward.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button ref={button} onClick={() => void send()}>
          Send to My Other Device
        </Button>
        <Button
          variant="secondary"
          aria-expanded={isLinkPartOpen}
          onClick={() => {
            renewFailedParts()
            setIsLinkPartOpen(!isLinkPartOpen)
          }}
          {...preloadProps(LinkPart)}
        >
          Send by Link or QR
        </Button>
      </div>
      {isLinkPartOpen && (
        <PendingView part={LinkPart} meanwhile={<p className="mt-4 min-h-60">Loading…</p>}>
          <LinkPart onSendFile={() => void send()} />
        </PendingView>
      )}
      <BackupQuestion backup={backup} />
      {sent && <Steps {...sent} />}
    </Card>
  )
}

function Steps({ name, isShared }: Sent) {
  return (
    <div className="mt-4" role="status">
      <h3 className="font-semibold">Now on Your Other Device</h3>
      <ol className="mt-1 grid list-decimal gap-1 pl-6">
        <li>
          <span className="break-words">
            {isShared
              ? `Open the message or folder you chose, and save ${isolate(name)}.`
              : `${isolate(name)} is in the downloads of this device. Send it to yourself, by email or a cloud folder, and save it there.`}
          </span>
        </li>
        <li className="break-words">{`On the other device, open ${isolate(`${location.host}/app/settings`)} and go to Restore.`}</li>
        <li>Choose the file. You see what it holds before anything changes.</li>
      </ol>
    </div>
  )
}
