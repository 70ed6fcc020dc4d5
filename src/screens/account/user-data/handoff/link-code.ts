import { decode, encode } from 'jose/base64url'
import { deflate, inflate } from './deflate'

/** The version of the link that this code writes. */
const LINK_VERSION = 1

/** The longest link: longer ones are cut by some message apps, and their QR code is hard to scan. See docs/decisions/0048. */
export const MAX_LINK_CHARACTERS = 2_000

/** The most that a link may hold once it is inflated, in bytes: far more than what fits in one that is not hostile. */
export const MAX_INFLATED_BYTES = 256 * 1024

/** The name of the value in the fragment: `#h=…`. */
const PREFIX = 'h='
const CHECKSUM_CHARACTERS = 8

/** Why a link cannot be used. */
export type LinkFault =
  /** It holds nothing, as the address of the page alone. */
  | 'empty'
  /** Its end is missing. */
  | 'cut'
  /** Something in it is not as it was written, or it is not a link of ours. */
  | 'damaged'
  /** A newer version of the product wrote it. */
  | 'newer'
  /** It holds more than any link of ours. */
  | 'too-large'
  /** This browser cannot inflate. */
  | 'unsupported'

/**
 * The fragment of a link that holds a text: `h=<version>.<length>.<checksum>.<payload>`. docs/file-formats.md
 * describes the four parts. Throws where the browser lacks `CompressionStream` or, outside https, `crypto.subtle`.
 */
export async function writeFragment(text: string): Promise<string> {
  const payload = encode(await deflate(new TextEncoder().encode(text)))
  const head = `${LINK_VERSION}.${payload.length}`
  return `${PREFIX}${head}.${await checksum(head, payload)}.${payload}`
}

/** The text that a fragment holds, without its `#`, or why there is none. Nothing of it is trusted. */
export async function readFragment(
  fragment: string,
): Promise<{ text: string } | { fault: LinkFault }> {
  if (fragment === '') return { fault: 'empty' }
  if (PREFIX.startsWith(fragment)) return { fault: 'cut' }
  if (!fragment.startsWith(PREFIX)) return { fault: 'damaged' }
  if (fragment.length > MAX_LINK_CHARACTERS) return { fault: 'too-large' }
  const parts = fragment.slice(PREFIX.length).split('.')
  const [version = '', length = '', sum = '', payload = ''] = parts
  if (!/^\d{0,3}$/.test(version)) return { fault: 'damaged' }
  if (Number(version) > LINK_VERSION) return { fault: 'newer' }
  if (!/^\d{0,4}$/.test(length) || !/^[\w-]*$/.test(sum + payload)) return { fault: 'damaged' }
  if (parts.length < 4 || payload.length < Number(length)) return { fault: 'cut' }
  if (!('DecompressionStream' in globalThis && 'subtle' in crypto)) return { fault: 'unsupported' }
  if (parts.length > 4 || sum !== (await checksum(`${version}.${length}`, payload)))
    return { fault: 'damaged' }
  try {
    const bytes = await inflate(decode(payload), MAX_INFLATED_BYTES)
    if (!bytes) return { fault: 'too-large' }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { fault: 'damaged' }
  }
}

/** The first 48 bits of the SHA-256 of a link's other parts. It finds damage; it is no defense against forgery. */
async function checksum(head: string, payload: string): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${head}.${payload}`),
  )
  return encode(new Uint8Array(digest)).slice(0, CHECKSUM_CHARACTERS)
}
