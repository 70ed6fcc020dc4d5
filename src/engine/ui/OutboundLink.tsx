import { isAllowedHref, isWebAddress } from '../web-address'
import { Icon } from './Icon'
import { WithPhones } from './WithPhones'

interface Props {
  href: string
  /** Additional classes of the link. */
  className?: string
  /** Read by screen readers after the text, as "for {label}". Web links only. */
  label?: string | undefined
  /** The text of the link. */
  children: string | readonly string[]
}

/**
 * An external link. Web pages open in a new tab without `opener`; mail and phone links open their app; an address with
 * any other scheme is plain text. Use it on its own line, not inside a sentence: it is padded to touch-target height.
 */
export function OutboundLink({ href, className = '', label, children }: Props) {
  const classes = `text-link inline-block py-2.5 ${className}`
  const text = [children].flat().join('')
  const lastWord = text.lastIndexOf(' ') + 1
  if (!isAllowedHref(href)) return <span>{text}</span>
  // A mail or phone link opens its app and leaves this page open, so it needs no new tab.
  if (!isWebAddress(href)) {
    return (
      <a href={href} className={classes}>
        <WithPhones text={text} />
      </a>
    )
  }
  return (
    // Without the key React would reuse the other link, whose text a translator may have replaced.
    <a key="web" href={href} target="_blank" rel="noopener noreferrer" className={classes}>
      <span>{text.slice(0, lastWord).trimEnd()}</span>{' '}
      {/* Keeps the icon on the line of the last word. A word wider than the screen breaks. */}
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
