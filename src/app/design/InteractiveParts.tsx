import { useState } from 'react'
import { announce } from '@/engine/announcer'
import { Button } from '@/engine/ui/Button'
import { ChoiceGroup } from '@/engine/ui/ChoiceGroup'
import ConfirmDialog from '@/engine/ui/ConfirmDialog'
import { Detail } from '@/engine/ui/Detail'
import { LoadingDialog } from '@/engine/ui/LoadingDialog'
import { LiveRegion } from '@/engine/ui/LiveRegion'
import { PrintButton } from '@/engine/ui/PrintButton'

const choices = [
  { id: 'job', label: 'Job Search', description: 'Selected at first', icon: 'i-lucide-briefcase' },
  { id: 'move', label: 'PCS Prep', description: 'Not selected at first', icon: 'i-lucide-truck' },
] as const

/** The components that react to a press: choices, dialogs, the "Saved" toast. */
export function InteractiveParts() {
  const [chosen, setChosen] = useState<readonly string[]>(['job'])
  const [shown, setShown] = useState<'confirm' | 'loading'>()
  const hide = () => setShown(undefined)
  return (
    <>
      <ChoiceGroup legend="Modules" choices={choices} chosen={chosen} onChange={setChosen} />
      <dl className="grid gap-4 sm:grid-cols-2">
        <Detail label="Detail">A value under its label</Detail>
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => announce('Saved the example.', 'Saved')}>Show “Saved”</Button>
        <Button variant="secondary" onClick={() => setShown('confirm')}>
          Open a confirmation
        </Button>
        <Button variant="secondary" onClick={() => setShown('loading')}>
          Show a loading dialog
        </Button>
        <PrintButton />
      </div>
      {shown === 'loading' && <LoadingDialog onCancel={hide} />}
      {shown === 'confirm' && (
        <ConfirmDialog
          title="Delete the example?"
          question="There is nothing to delete here."
          confirmLabel="Delete"
          onConfirm={hide}
          onCancel={hide}
        />
      )}
      <LiveRegion />
    </>
  )
}
