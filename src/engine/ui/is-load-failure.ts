/**
 * Whether an error says that a file did not arrive, or not the one that was meant; else the code has a
 * fault. Each browser has words of its own for it, and no other sign.
 */
export function isLoadFailure(error: unknown): boolean {
  return /import(ed|ing)\b.*\bmodule|requested module|importing binding|preload CSS/i.test(
    messageOf(error),
  )
}

/** What an error says; anything can be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
