/** How long a slice may block the page. */
const SLICE_MS = 40

export interface SliceOptions {
  /** Called after each slice with the share that is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Maps many rows in slices, so that the page stays responsive.
 * Rejects with the signal's reason when it is aborted.
 */
export async function mapInSlices<Row, Result>(
  rows: readonly Row[],
  map: (row: Row, position: number) => Result,
  { onProgress, signal }: SliceOptions = {},
): Promise<Result[]> {
  const results: Result[] = []
  let startedAt = performance.now()
  for (const [position, row] of rows.entries()) {
    results.push(map(row, position))
    if (performance.now() - startedAt < SLICE_MS) continue
    onProgress?.(results.length / rows.length)
    await nextTask()
    signal?.throwIfAborted()
    startedAt = performance.now()
  }
  onProgress?.(1)
  return results
}

/** Yields, so that the browser can paint and handle input. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
