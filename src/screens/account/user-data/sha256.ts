import { encode } from 'jose/base64url'

/** The SHA-256 of a text in UTF-8, as base64url. Throws where the browser lacks `crypto.subtle`: outside https. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return encode(new Uint8Array(digest))
}
