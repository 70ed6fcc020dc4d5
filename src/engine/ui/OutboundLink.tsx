import { isShippedAddress, isWebAddress } from '../web-address'
import { Icon } from './Icon'
import { WithPhones } from './WithPhones'

interface Props {
  href: string
  /** How its text looks, where not like the text around it. */
  className?: string
  /** Says what the link leads to, where its text alone does not. */
  label?: string | undefined
  /** The text of the link. */
  children: string | readonly string[]
}

/**
 * A link out of the product: a new tab, no way back for the other page, and never an unsafe scheme. It
 * stands alone, not in a sentence: a thumb can hit it.
 */
export function OutboundLink({ href, className = '', label, children }: Props) {
  const look = `text-link inline-block py-2.5 ${className}`
  const text = [children].flat().join('')
  const lastWord = text.lastIndexOf(' ') + 1
  if (!isShippedAddress(href)) return <span>{text}</span>
  // A mail or phone address opens its own app; there is no page to keep.
  if (!isWebAddress(href)) {
    return (
      <a href={href} className={look}>
        <WithPhones text={text} />
      </a>
    )
  }
  return (
    // The key keeps React from making it into the link above: a translator has replaced its spaces.
    <a key="web" href={href} target="_blank" rel="noopener noreferrer" className={look}>
      <span>{text.slice(0, lastWord).trimEnd()}</span>{' '}
      {/* The icon never stands alone on a line. A word that is wider than the screen breaks. */}
      <span className="inline-block max-w-full underline underline-offset-3">
        <span>{text.slice(lastWord)}</span>
        <Icon name="i-lucide-external-link" className="ml-1 size-4 align-text-bottom" />
      </span>{' '}
      <span className="sr-only">
        {label ? `for ${label} (opens in a new tab)` : '(opens in a new tab)'}
      </span>
    </a>
  )
}
