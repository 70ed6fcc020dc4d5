import { Description, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
import { Button } from './Button'
import { Modal } from './Modal'

interface Props {
  title: string
  /** What the user decides, as one question or sentence. */
  question: string
  confirmLabel: string
  /** Needed when "Cancel" could be mistaken for the action itself. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  children?: ReactNode
}

/** A modal dialog that confirms an action that is hard to undo. Escape and a click outside cancel. */
export default function ConfirmDialog(props: Props) {
  return (
    <Modal onClose={props.onCancel}>
      <div className="fixed inset-0 grid items-end overflow-y-auto p-4 sm:place-items-center">
        <DialogPanel className="w-full max-w-md rounded bg-raised p-5 text-text shadow">
          <DialogTitle className="line-clamp-4 text-xl font-bold">{props.title}</DialogTitle>
          <Description className="mt-2">{props.question}</Description>
          {props.children}
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={props.onCancel} autoFocus>
              {props.cancelLabel ?? 'Cancel'}
            </Button>
            <Button variant="danger" onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </DialogPanel>
      </div>
    </Modal>
  )
}
