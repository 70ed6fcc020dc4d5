import { screen } from '@testing-library/react'

/** The disclosure under a heading, once it is rendered; null if its content does not collapse. */
export const detailsOf = async (heading: string) =>
  (await screen.findByRole('heading', { name: heading, hidden: true })).closest('details')
