/** Compresses bytes as raw deflate (RFC 1951). */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const whole = await through(new CompressionStream('deflate-raw'), bytes, Infinity)
  if (!whole) throw new Error('Compressed bytes have no limit.')
  return whole
}

/**
 * Expands raw deflate. Rejects where the bytes are none.
 * @param limit how many bytes may come of it
 * @returns undefined where more would come: expanding stops at the limit
 */
export const inflate = (bytes: Uint8Array, limit: number): Promise<Uint8Array | undefined> =>
  through(new DecompressionStream('deflate-raw'), bytes, limit)

/** How many bytes are expanded at a time: 1,032 times as many at most come of them. */
const SLICE = 256

async function through(
  { readable, writable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
  limit: number,
): Promise<Uint8Array | undefined> {
  // What goes wrong there also fails the reading.
  writeAll(writable.getWriter(), bytes).catch(() => undefined)
  const reader = readable.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > limit) {
      reader.cancel().catch(() => undefined)
      return undefined
    }
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

async function writeAll(writer: WritableStreamDefaultWriter<BufferSource>, bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += SLICE) {
    await writer.ready
    await writer.write(bytes.slice(at, at + SLICE))
  }
  await writer.close()
}
