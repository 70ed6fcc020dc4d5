import { act } from '@testing-library/react'

/** Opens every note of sources, as printing the page does: its links are drawn once it opens. */
export async function openNotes() {
  // Each note listens once it is drawn.
  await act(() => Promise.resolve())
  act(() => void dispatchEvent(new Event('beforeprint')))
}
