const webSchemes = ['http:', 'https:']
/** Links that ship with the product may also open the mail or phone app. */
const shippedSchemes = [...webSchemes, 'mailto:', 'tel:']

/**
 * Whether the text is an absolute http(s) address. Control characters and spaces are refused
 * outright, because browsers drop some of them and would read another address than a person sees.
 */
export function isWebAddress(text: string): boolean {
  return hasScheme(text, webSchemes)
}

/** Whether the product may link to the address: http(s), mailto or tel. */
export function isShippedAddress(text: string): boolean {
  return hasScheme(text, shippedSchemes)
}

/**
 * The text with the `https://` that people leave out before a host: "www.example.com", "nursing.wa.gov/military".
 * Any other text comes back as it is.
 */
export function completeWebAddress(text: string): string {
  return bareHost.test(text) ? `https://${text}` : text
}

const bareHost = /^(?:www\.[^.]|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$))/iu

/** An address as people read and type it: "www.in.gov/dwd". A user name before the host could pass for one. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:[^/?#]*@)?/, '').replace(/\/$/, '')
}

/** The host of an address as people say it, without "www.". */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}

function hasScheme(text: string, schemes: readonly string[]): boolean {
  if (/[\u0000-\u0020\u007f]/.test(text)) return false
  const protocol = protocolOf(text)
  if (protocol === undefined || !schemes.includes(protocol)) return false
  // Without the two slashes, "https:jobs" is a place on the page's own site.
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
