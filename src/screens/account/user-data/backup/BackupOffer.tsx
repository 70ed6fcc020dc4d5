import { useRef, type ReactNode } from 'react'
import { canSaveAs } from '@/engine/save-text-as'
import { Button } from '@/engine/ui/Button'
import type { ButtonVariant } from '@/engine/ui/button-class'
import { BackupQuestion } from './BackupQuestion'
import { useBackup } from './use-backup'

interface Props {
  label?: string
  variant?: ButtonVariant
  /** Further buttons of the same row. */
  children?: ReactNode
}

/** The buttons that make a full backup and, after a download, the question whether its file arrived. */
export function BackupOffer(props: Props) {
  const { label = 'Download a Full Backup', variant = 'secondary', children } = props
  const button = useRef<HTMLButtonElement>(null)
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
        {children}
      </div>
      <BackupQuestion backup={backup} />
    </>
  )
}
