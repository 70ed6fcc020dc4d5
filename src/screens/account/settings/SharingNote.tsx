/** What the sharing switches do, and what they do not do yet. */
export function SharingNote() {
  return (
    <p className="mt-2 max-w-prose">
      When profiles open, sharing will make these fields visible and searchable in Networking, and
      turning it off will remove them. Today the directory is a demo, and nothing leaves this
      browser.
    </p>
  )
}
