import { screen, within } from '@testing-library/react'
import { renderView } from './render-view'
import { buildToyRecord, toyList, type ToyRecord } from './toy-entity'

/** Three toys, newest first. */
export const kite = buildToyRecord({ id: '3', name: 'Kite', maker: 'José & Söhne', size: 'small' })
export const ball = buildToyRecord({
  id: '2',
  name: 'Ball',
  maker: 'Acme',
  size: 'small',
  color: 'red',
})
export const drum = buildToyRecord({ id: '1', name: 'Drum', maker: 'Acme', size: 'large' })

/** Stores these records and renders their list. */
export async function openList(records: readonly ToyRecord[] = [kite, ball, drum], address = '/') {
  if (records.length > 0) localStorage.setItem('toys', JSON.stringify(records))
  const rendered = await renderView(toyList, { address })
  await screen.findByRole('heading', { level: 2, name: 'Your toys' })
  return rendered
}

/** The titles of the cards, or of the message that replaces them. */
export const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent)
/** The sections and cards of a list, each with the level of its heading: `H3 Owned (1)`, `H4 Kite`. */
export const outline = () =>
  screen
    .getAllByRole('heading')
    .filter(({ tagName }) => /H[34]/.test(tagName))
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
export const card = (name: string) => screen.getByRole('heading', { name }).closest('li')!
export const search = () => screen.getByRole('searchbox', { name: 'Search' })
/** The selected option of a filter. */
export const chosen = (filter: string) =>
  within(screen.getByRole('combobox', { name: filter })).getByRole('option', { selected: true })
    .textContent
/** All options of a filter. */
export const options = (filter: string) =>
  within(screen.getByRole('combobox', { name: filter }))
    .getAllByRole('option')
    .map((option) => option.textContent)

export type User = Awaited<ReturnType<typeof openList>>['user']

/** Presses a record's Delete. @returns queries within the confirmation dialog */
export async function pressDelete(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }))
  return within(await screen.findByRole('dialog', { name: `Delete ${name}?` }))
}
