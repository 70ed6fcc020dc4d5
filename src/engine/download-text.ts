/** Hands the browser a text file to save. */
export function downloadText(fileName: string, text: string, type = 'application/json') {
  downloadBlob(fileName, new Blob([text], { type }))
}

/** Hands the browser a file to save. */
export function downloadBlob(fileName: string, file: Blob) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads the file after the click; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
