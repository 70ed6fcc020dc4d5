import { useState, type ComponentProps } from 'react'
import { Disclosure } from './Disclosure'
import { rememberOpen, wasLeftOpen } from './kept-open'

interface Props extends Omit<ComponentProps<typeof Disclosure>, 'open' | 'onClick'> {
  /** The name it is remembered by. It is unique in the product. */
  name: string
  /** Whether it is open until a person opens or closes it. */
  isOpen?: boolean | undefined
  /** Whether the address asks for it: then it is open, however it was left. */
  isAsked?: boolean | undefined
}

/** A disclosure that stays as the person left it, also when they come back to the page or reload it. */
export function KeptDisclosure({ name, isOpen = false, isAsked, onToggle, ...rest }: Props) {
  const [isOpenAtFirst] = useState(() => isAsked || (wasLeftOpen(name) ?? isOpen))
  return (
    <Disclosure
      {...rest}
      open={isOpenAtFirst}
      onClick={(event) => {
        const summary = event.target instanceof Element && event.target.closest('summary')
        const isPressed = summary && summary.parentElement === event.currentTarget
        // The toggle event comes later, and never to a part that is no longer on the page by then.
        if (isPressed && !event.defaultPrevented) rememberOpen(name, !event.currentTarget.open)
      }}
      onToggle={(isNowOpen) => {
        rememberOpen(name, isNowOpen)
        onToggle?.(isNowOpen)
      }}
    />
  )
}
