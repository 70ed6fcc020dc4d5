import { RECEIVE_PATH } from '@/engine/handoff/arrived-fragment'
import { MAX_INFLATED_BYTES, MAX_LINK_CHARACTERS, writeFragment } from './link-code'
import type { Repository } from '@/engine/store/repository'
import { handoffText, type Choice } from './handoff-text'

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
