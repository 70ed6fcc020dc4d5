/** Hands the browser a text file to save. */
export function downloadText(fileName: string, text: string, type = 'application/json') {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads the file after the click; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
