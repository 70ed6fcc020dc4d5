/**
 * Opens every closed part that a print should show (`data-print-open`) while the page is printed, and
 * closes it again afterwards. Called once, when the page starts.
 */
export function openForPrint() {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('[data-print-open]:not([open])')]
    for (const part of opened) part.open = true
  })
  addEventListener('afterprint', () => {
    for (const part of opened) part.open = false
  })
}
