/** The part of a `FileSystemFileHandle` that is used here: the file that the user chose in the dialog. */
interface ChosenFile {
  name: string
  createWritable: () => Promise<{
    write: (text: string) => Promise<void>
    close: () => Promise<void>
  }>
}

declare global {
  interface Window {
    /** The save dialog, in browsers that have one. */
    showSaveFilePicker?: (options: {
      suggestedName: string
      types: { accept: Record<string, string[]> }[]
    }) => Promise<ChosenFile>
  }
}

/** Whether this browser has a save dialog that reports when a file is saved: Chrome and Edge, over HTTPS. */
export const canSaveAs = (): boolean => window.showSaveFilePicker !== undefined

/**
 * Asks the user where to save a JSON file, and saves it there. Rejects if the browser or the disk
 * refuses it.
 * @returns the name of the saved file; undefined if the user canceled
 */
export async function saveTextAs(fileName: string, text: string): Promise<string | undefined> {
  const handle = await window
    .showSaveFilePicker?.({
      suggestedName: fileName,
      types: [{ accept: { 'application/json': ['.json'] } }],
    })
    .catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
      throw error
    })
  if (!handle) return undefined
  const stream = await handle.createWritable()
  await stream.write(text)
  // The file has the text only after this. Until then, the browser writes to a temporary file.
  await stream.close()
  return handle.name
}
