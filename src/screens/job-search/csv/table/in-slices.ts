/** How long the page may be kept busy at a stretch. */
const SLICE_MS = 40

export interface SliceOptions {
  /** Called after each slice with the share that is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Maps many rows without keeping the page from answering.
 * Rejects with the signal's reason when it is aborted.
 */
export async function mapInSlices<Row, Result>(
  rows: readonly Row[],
  map: (row: Row, position: number) => Result,
  { onProgress, signal }: SliceOptions = {},
): Promise<Result[]> {
  const results: Result[] = []
  let begun = performance.now()
  for (const [position, row] of rows.entries()) {
    results.push(map(row, position))
    if (performance.now() - begun < SLICE_MS) continue
    onProgress?.(results.length / rows.length)
    await nextTask()
    signal?.throwIfAborted()
    begun = performance.now()
  }
  onProgress?.(1)
  return results
}

/** The page draws and answers in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
