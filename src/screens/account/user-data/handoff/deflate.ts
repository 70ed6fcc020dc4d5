/** Compresses bytes as raw deflate (RFC 1951). */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const whole = await pipeThrough(new CompressionStream('deflate-raw'), bytes, Infinity)
  if (!whole) throw new Error('Compressed bytes have no limit.')
  return whole
}

/**
 * Expands raw deflate. Rejects if the bytes are not valid deflate data.
 * @param limit the maximum size of the result, in bytes
 * @returns undefined if the result would be larger; expanding stops at the limit
 */
export const inflate = (bytes: Uint8Array, limit: number): Promise<Uint8Array | undefined> =>
  pipeThrough(new DecompressionStream('deflate-raw'), bytes, limit)

/** How many bytes are written at a time. Deflate expands them to at most 1,032 times as many. */
const SLICE = 256

async function pipeThrough(
  { readable, writable }: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
  limit: number,
): Promise<Uint8Array | undefined> {
  // A write error also rejects `read` below.
  writeAll(writable.getWriter(), bytes).catch(() => undefined)
  const reader = readable.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
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
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}

async function writeAll(writer: WritableStreamDefaultWriter<BufferSource>, bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += SLICE) {
    await writer.ready
    await writer.write(bytes.slice(at, at + SLICE))
  }
  await writer.close()
}
