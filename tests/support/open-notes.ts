import { act } from '@testing-library/react'

/** Opens every note of sources, as printing the page does: its links are drawn once it opens. */
export function openNotes() {
  act(() => void dispatchEvent(new Event('beforeprint')))
}
