import { useState, type ComponentProps } from 'react'
import { isOpenedForPrint } from '../print'
import { Disclosure } from './Disclosure'
import { rememberOpen, wasLeftOpen } from './kept-open'

interface Props extends Omit<ComponentProps<typeof Disclosure>, 'open' | 'onClick'> {
  /** The name under which its open state is kept. Unique in the product. */
  name: string
  /** Whether it is open until the user opens or closes it. */
  isOpen?: boolean | undefined
  /** Whether the URL requests it. It then starts open, even if the user left it closed. */
  isRequested?: boolean | undefined
}

/** A disclosure that keeps its open state when the user returns to the page or reloads it. */
export function KeptDisclosure({ name, isOpen = false, isRequested, onToggle, ...rest }: Props) {
  const [startsOpen] = useState(() => isRequested || (wasLeftOpen(name) ?? isOpen))
  return (
    <Disclosure
      {...rest}
      open={startsOpen}
      onClick={(event) => {
        const summary = event.target instanceof Element && event.target.closest('summary')
        const isPressed = summary && summary.parentElement === event.currentTarget
        // The toggle event fires later, and not at all if the element has been removed by then.
        if (isPressed && !event.defaultPrevented) rememberOpen(name, !event.currentTarget.open)
      }}
      onToggle={(isNowOpen, part) => {
        if (!isOpenedForPrint(part)) rememberOpen(name, isNowOpen)
        onToggle?.(isNowOpen, part)
      }}
    />
  )
}
