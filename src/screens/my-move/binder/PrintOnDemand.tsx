import { useCallback, useState, type ComponentProps, type ReactNode } from 'react'
import type { Preloadable } from '@/engine/ui/lazy-part'
import { preloadProps } from '@/engine/ui/preload'
import { LoadingDialog } from '@/engine/ui/LoadingDialog'
import { PendingView } from '@/engine/ui/PendingView'
import { PrintButton } from '@/engine/ui/PrintButton'

interface Props extends Pick<
  ComponentProps<typeof PrintButton>,
  'label' | 'onPhone' | 'className'
> {
  /** The lazy part that the children render. */
  part: Preloadable
  /** Renders what is printed. */
  children: (onClose: () => void) => ReactNode
}

/** A button that prints something other than the page. The code for it loads on demand. */
export function PrintOnDemand({ part, children, ...button }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const close = useCallback(() => setIsAsked(false), [])
  return (
    <>
      <PrintButton {...button} onClick={() => setIsAsked(true)} {...preloadProps(part)} />
      {isAsked && (
        <PendingView part={part} meanwhile={<LoadingDialog onCancel={close} />}>
          {children(close)}
        </PendingView>
      )}
    </>
  )
}
