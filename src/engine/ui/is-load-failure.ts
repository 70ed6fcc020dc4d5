/**
 * Whether an error means that a file did not load, or loaded from another version of the app. Any other error is a
 * fault in the code. Browsers report a load failure only in the message, and each words it differently.
 */
export function isLoadFailure(error: unknown): boolean {
  return /import(ed|ing)\b.*\bmodule|requested module|importing binding|JavaScript MIME type|preload CSS/i.test(
    messageOf(error),
  )
}

/** The message of a thrown value, which is not always an `Error`. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
