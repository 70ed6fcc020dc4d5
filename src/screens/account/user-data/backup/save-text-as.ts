/** The file that a person chose in the dialog: as much of it as is used here. */
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

/** Whether this browser has a dialog that tells when a file is saved: Chrome and Edge, over https. */
export const canSaveAs = (): boolean => window.showSaveFilePicker !== undefined

/**
 * Asks the person where to save a JSON file, and saves it there. Rejects where the browser or the
 * disk refuses.
 * @returns the name that the saved file has; undefined where the person cancelled
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
  // Only now does the file lie there: until then the browser keeps it beside.
  await stream.close()
  return handle.name
}
