import type { ReactNode } from 'react'
import { isShippedAddress, isWebAddress } from '../web-address'
import { Icon } from './Icon'

interface Props {
  href: string
  className?: string
  /** Says what the link leads to, where its text alone does not. */
  label?: string | undefined
  children: ReactNode
}

/** A link out of the product: a new tab, no way back for the other page, and never an unsafe scheme. */
export function OutboundLink({ href, className = 'text-link', label, children }: Props) {
  if (!isShippedAddress(href)) return <>{children}</>
  // A mail or phone address opens its own app; there is no page to keep.
  if (!isWebAddress(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children} <span className="sr-only">{label && `for ${label} `}(opens in a new tab)</span>
      <Icon name="i-lucide-external-link" className="size-4 align-text-bottom" />
    </a>
  )
}
