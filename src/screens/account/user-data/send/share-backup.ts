import type { DataFile } from '../data-files'

/** The backup as a file that this browser's share sheet takes; undefined where it takes none. */
export function shareable({ name, text }: DataFile): File | undefined {
  const files = [
    new File([text], name, { type: 'application/json' }),
    // Chrome hands no .json to other apps. The content is the same, and Restore reads it by its content.
    new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' }),
  ]
  return files.find((file) => canShare(file))
}

/** Firefox on a desktop has no share sheet at all. */
function canShare(file: File): boolean {
  const { canShare: can } = navigator as Partial<Pick<Navigator, 'canShare'>>
  return can?.call(navigator, { files: [file] }) ?? false
}

/**
 * Opens the share sheet with the file. Rejects where the browser refuses.
 * @returns whether it was handed to an app; false where the person closed the sheet
 */
export async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}
