const webSchemes = ['http:', 'https:']
/** A link may also open the mail or phone app. */
const linkSchemes = [...webSchemes, 'mailto:', 'tel:']

/**
 * Whether the text is an absolute http(s) address. One with control characters or spaces is not: browsers drop some of
 * them, so the address opened would differ from the one shown.
 */
export function isWebAddress(text: string): boolean {
  return hasScheme(text, webSchemes)
}

/** Whether the product may link to the address: http(s), mailto or tel. */
export function isAllowedHref(text: string): boolean {
  return hasScheme(text, linkSchemes)
}

/**
 * The text with the `https://` that people leave out before a host: "www.example.com", "nursing.wa.gov/military".
 * Any other text comes back as it is.
 */
export function completeWebAddress(text: string): string {
  return bareHost.test(text) ? `https://${text}` : text
}

const bareHost = /^(?:www\.[^.]|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$))/iu

/** An address as people read and type it: "www.in.gov/dwd". Without credentials, which can look like a host. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:[^/?#]*@)?/, '').replace(/\/$/, '')
}

/** The host of an address without "www.". Throws where the address is not valid. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}

function hasScheme(text: string, schemes: readonly string[]): boolean {
  if (/[\u0000-\u0020\u007f]/.test(text)) return false
  const protocol = protocolOf(text)
  if (protocol === undefined || !schemes.includes(protocol)) return false
  // Without the two slashes, "https:jobs" is relative to the page.
  return !webSchemes.includes(protocol) || text.startsWith('//', protocol.length)
}

/** `URL.canParse` is missing before Safari 17. */
function protocolOf(text: string): string | undefined {
  try {
    return new URL(text).protocol
  } catch {
    return undefined
  }
}
