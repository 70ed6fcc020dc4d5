import type { DataFile } from '../data-files'

/** The backup as a file that this browser can share; undefined if it can share none. */
export function shareableFile({ name, text }: DataFile): File | undefined {
  const files = [
    new File([text], name, { type: 'application/json' }),
    // Chrome does not share .json files. Restore ignores the file name and reads the content.
    new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' }),
  ]
  return files.find((file) => canShare(file))
}

/** Firefox on a desktop has no `navigator.canShare`. */
function canShare(file: File): boolean {
  const { canShare: can } = navigator as Partial<Pick<Navigator, 'canShare'>>
  return can?.call(navigator, { files: [file] }) ?? false
}

/**
 * Opens the share sheet with the file. Rejects if the browser refuses.
 * @returns whether an app received it; false if the user closed the sheet
 */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}
