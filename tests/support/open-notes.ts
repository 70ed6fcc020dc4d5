import { act } from '@testing-library/react'

/** Opens every note of sources, as printing the page does. A note renders its links only when open. */
export async function openNotes() {
  // Each note adds its listener after it renders.
  await act(() => Promise.resolve())
  act(() => void dispatchEvent(new Event('beforeprint')))
}
