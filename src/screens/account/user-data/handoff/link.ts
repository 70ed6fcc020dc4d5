import { decode, encode } from 'jose/base64url'
import { RECEIVE_PATH } from '@/engine/handoff/arrived-fragment'
import type { FileContent, FileProblem } from '@/engine/store/backup/read-file'
import type { Repository } from '@/engine/store/repository'
import { sha256 } from '../sha256'
import { deflate, inflate } from './deflate'
import { damagedLink, handoffText, newerLink, readHandoff, type Choice } from './handoff-text'

/** The version of the link that this code writes. */
const LINK_VERSION = 1

/** The longest link: longer ones are cut by some message apps, and their QR code is hard to scan. See docs/decisions/0048. */
export const MAX_LINK_CHARACTERS = 2_000

/** The most that a link may hold once it is inflated, in bytes: far more than what fits in one that is not hostile. */
export const MAX_INFLATED_BYTES = 256 * 1024

/** The name of the value in the fragment: `#h=…`. */
const PREFIX = 'h='
const CHECKSUM_CHARACTERS = 8

/** For a link whose end is missing. */
export const truncatedLink: FileProblem = {
  problem:
    'The end of this link is missing, as happens in some message apps. Nothing was changed. Copy the whole link again, or scan the QR code.',
}

/** For a link that holds more than any link of ours. */
export const tooLargeLink: FileProblem = {
  problem:
    'This link holds more than any link from this site, so none of it was used. Nothing was changed. Ask for the file instead: Send to My Other Device makes it.',
}

/** For a browser that cannot inflate. */
export const unsupportedLink: FileProblem = {
  problem:
    'This browser cannot open such a link. Nothing was changed. Update the browser, or ask for the file instead: Send to My Other Device makes it.',
}

export type MadeLink =
  | { link: string }
  /** Nothing of the choice is stored. */
  | { isEmpty: true }
  /** The link would be too long: how many characters it would have. */
  | { tooLong: number }

/** Makes a link that holds what is stored of a choice. Rejects if this browser cannot make one. */
export async function makeLink(repository: Repository, choice: Choice): Promise<MadeLink> {
  const text = handoffText(repository, choice)
  if (text === undefined) return { isEmpty: true }
  const link = `${location.origin}${RECEIVE_PATH}#${await writeFragment(text)}`
  const isTooLong = link.length > MAX_LINK_CHARACTERS || byteLength(text) > MAX_INFLATED_BYTES
  return isTooLong ? { tooLong: link.length } : { link }
}

const byteLength = (text: string) => new TextEncoder().encode(text).length

/** Reads the fragment of a link, without its `#`, or says in a sentence why it cannot. */
export async function readLink(fragment: string): Promise<FileContent | FileProblem> {
  const read = await readFragment(fragment)
  return 'problem' in read ? read : readHandoff(read.text)
}

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
export async function readFragment(fragment: string): Promise<{ text: string } | FileProblem> {
  if (fragment !== '' && PREFIX.startsWith(fragment)) return truncatedLink
  if (!fragment.startsWith(PREFIX)) return damagedLink
  if (fragment.length > MAX_LINK_CHARACTERS) return tooLargeLink
  const parts = fragment.slice(PREFIX.length).split('.')
  const [version = '', length = '', sum = '', payload = ''] = parts
  if (!/^\d{0,3}$/.test(version)) return damagedLink
  if (Number(version) > LINK_VERSION) return newerLink
  if (!/^\d{0,4}$/.test(length) || !/^[\w-]*$/.test(sum + payload)) return damagedLink
  if (parts.length < 4 || payload.length < Number(length)) return truncatedLink
  if (!('DecompressionStream' in globalThis && 'subtle' in crypto)) return unsupportedLink
  if (parts.length > 4 || sum !== (await checksum(`${version}.${length}`, payload)))
    return damagedLink
  try {
    const bytes = await inflate(decode(payload), MAX_INFLATED_BYTES)
    if (!bytes) return tooLargeLink
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return damagedLink
  }
}

/** The first 48 bits of the SHA-256 of a link's other parts. It finds damage; it is no defense against forgery. */
async function checksum(head: string, payload: string): Promise<string> {
  return (await sha256(`${head}.${payload}`)).slice(0, CHECKSUM_CHARACTERS)
}
