/** Explains what the sharing switches will do and that nothing is shared yet. */
export function SharingNote() {
  return (
    <p className="mt-2 max-w-prose">
      When profiles open, sharing will make these fields visible and searchable in Networking, and
      turning it off will remove them. Today the directory is a demo, and nothing leaves this
      browser.
    </p>
  )
}
