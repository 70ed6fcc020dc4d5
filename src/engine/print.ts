/** A blank to fill in on paper, long enough for a handwritten name. */
export const BLANK = '_'.repeat(24)

/** The disclosures that print opened, until their toggle event after print. */
const openedForPrint = new WeakSet<Element>()

/** Whether a toggle event of the disclosure comes from `openForPrint` and not from the user. */
export const isOpenedForPrint = (part: Element) => openedForPrint.has(part)

/**
 * Opens every closed disclosure that print should show (`data-print-open`) while the page is printed, and
 * closes it again afterwards. Called once, when the page starts.
 */
export function openForPrint() {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('[data-print-open]:not([open])')]
    for (const part of opened) {
      openedForPrint.add(part)
      part.open = true
    }
  })
  addEventListener('afterprint', () => {
    for (const part of opened) {
      part.open = false
      part.addEventListener('toggle', () => openedForPrint.delete(part), { once: true })
    }
  })
}
