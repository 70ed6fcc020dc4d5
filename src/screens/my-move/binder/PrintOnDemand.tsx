import { useCallback, useState, type ComponentProps, type ReactNode } from 'react'
import { renewFailedParts, type Preloadable } from '@/engine/ui/lazy-part'
import { preloadProps } from '@/engine/ui/preload'
import { LoadingDialog } from '@/engine/ui/LoadingDialog'
import { failedPart } from '@/engine/ui/failed-part'
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
  /** How often the button was pressed; 0 once the print has ended. Each press loads a part that failed again. */
  const [asked, setAsked] = useState(0)
  const close = useCallback(() => setAsked(0), [])
  const ask = () => {
    renewFailedParts()
    setAsked(asked + 1)
  }
  return (
    <>
      <PrintButton {...button} onClick={ask} {...preloadProps(part)} />
      {asked > 0 && (
        <PendingView part={part} meanwhile={<LoadingDialog onCancel={close} />}>
          {children(close)}
        </PendingView>
      )}
    </>
  )
}

/** The fallback of a part that `PrintOnDemand` prints. */
export const PrintFailure = failedPart('The printout did not open.', {
  className: 'basis-full',
  'data-no-print': true,
})
