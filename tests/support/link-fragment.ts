import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { writeFragment } from '@/screens/account/user-data/handoff/link'

/** The fragment of a handoff link with these entries, without its `#`. */
export const linkFragment = (entries: Readonly<Record<string, unknown>>): Promise<string> =>
  writeFragment(JSON.stringify({ exportedAt: '2026-11-21T00:00:00.000Z', entries }))

/** The payload of a link that holds these bytes, whatever they are. */
export const deflated = (bytes: Uint8Array) => deflateRawSync(bytes).toString('base64url')

/** A fragment in our format with this payload and a valid checksum. */
export function forgedFragment(payload: string, version = '1', length = String(payload.length)) {
  const head = `${version}.${length}`
  const sum = createHash('sha256').update(`${head}.${payload}`).digest('base64url').slice(0, 8)
  return `h=${head}.${sum}.${payload}`
}
