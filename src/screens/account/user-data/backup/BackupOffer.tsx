import { useRef, useState, type ReactNode } from 'react'
import { canSaveAs } from './save-text-as'
import { Button } from '@/engine/ui/Button'
import type { ButtonVariant } from '@/engine/ui/button-class'
import { lazyPart, renewFailedParts } from '@/engine/ui/lazy-part'
import { LoadingDialog } from '@/engine/ui/LoadingDialog'
import { failedPart } from '@/engine/ui/failed-part'
import { PendingView } from '@/engine/ui/PendingView'
import { preloadProps } from '@/engine/ui/preload'
import { BackupQuestion } from './BackupQuestion'
import { useBackup } from './use-backup'

const ProtectDialog = lazyPart(
  () => import('../seal/ProtectDialog'),
  failedPart('The question for a passphrase did not open, so no file was made.', {
    className: 'mt-4',
  }),
)

interface Props {
  label?: string
  variant?: ButtonVariant
  /** Whether a passphrase can protect the file, too. */
  canProtect?: true
  /** Further buttons of the same row. */
  children?: ReactNode
}

/** The buttons that make a full backup and, after a download, the question whether its file arrived. */
export function BackupOffer(props: Props) {
  const { label = 'Download a Full Backup', variant = 'secondary', canProtect, children } = props
  const button = useRef<HTMLButtonElement>(null)
  /** How often the dialog was opened; 0 while it is closed. A new number renders a part that failed to load again. */
  const [asked, setAsked] = useState(0)
  const backup = useBackup(() => button.current?.focus())
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button ref={button} variant={variant} onClick={backup.download}>
          {label}
        </Button>
        {canSaveAs() && (
          <Button variant="secondary" onClick={() => void backup.saveAs()}>
            Save Backup As…
          </Button>
        )}
        {canProtect && (
          <Button
            variant="secondary"
            onClick={() => {
              renewFailedParts()
              setAsked(asked + 1)
            }}
            {...preloadProps(ProtectDialog)}
          >
            Protect with a Passphrase
          </Button>
        )}
        {children}
      </div>
      {asked > 0 && (
        <PendingView
          part={ProtectDialog}
          meanwhile={<LoadingDialog onCancel={() => setAsked(0)} />}
        >
          <ProtectDialog onProtect={backup.makeProtected} onClose={() => setAsked(0)} />
        </PendingView>
      )}
      <BackupQuestion backup={backup} />
    </>
  )
}
