import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { renderView } from './render-view'
import { storedBytes } from './stored-bytes'
import { buildToyRecord, TOY_DAY, toyList, type ToyRecord } from './toy-entity'

/** A toy with most of its fields filled, and a plain one. */
export const kite = buildToyRecord({
  id: '2',
  name: 'Kite',
  maker: 'Acme',
  size: 'small',
  color: 'red',
  link: 'https://example.com/kite',
  pieces: 3,
  notes: 'Fly it.',
})
export const ball = buildToyRecord({ id: '1', name: 'Ball' })

export type Rendered = Awaited<ReturnType<typeof renderView>>
export type User = Rendered['user']

/** Opens the list with the form for a record. @param edit an id, or "new" */
export async function openForm(records: readonly ToyRecord[], edit: string): Promise<Rendered> {
  if (records.length > 0) localStorage.setItem('toys', JSON.stringify(records))
  const rendered = await renderView(toyList, { address: `/?edit=${edit}` })
  await screen.findByRole('form')
  return rendered
}

/** Opens an empty list with an empty form. */
export const openNew = () => openForm([], 'new')

/** Renders the list again in the same page, without a reload. */
export async function comeBack(address = '/') {
  const rendered = await renderView(toyList, { address })
  await screen.findByRole('heading', { level: 2 })
  return rendered
}

export const form = () => screen.getByRole('form')
/** The control with this label, required or not. */
export const field = (label: string) =>
  within(form()).getByLabelText(new RegExp(`^${label}( \\*)?$`))
export const press = (user: User, name: string) =>
  user.click(within(form()).getByRole('button', { name }))
export const save = (user: User) => press(user, 'Save')
export const fill = async (user: User, label: string, text: string) => {
  await user.clear(field(label))
  if (text) await user.type(field(label), text)
}
export const choose = (user: User, label: string, option: string) =>
  user.selectOptions(field(label), option)
/** Resolves once the form has closed. */
export const closed = () => waitFor(() => expect(screen.queryByRole('form')).toBeNull())
/** The last announcement in the live region. */
export const status = () => screen.getByRole('status').textContent

/** The hint and the error of a field. */
export const descriptionOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
export const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true'

/** The toys in storage. */
export const stored = (): unknown[] => {
  const parsed: unknown = JSON.parse(storedBytes().toys ?? '[]')
  return Array.isArray(parsed) ? parsed : []
}

/** The visible values of the form: label → value. */
export const formValues = () =>
  Object.fromEntries(
    Array.from(form().querySelectorAll('label'), ({ textContent, control }) => [
      textContent.replace(' *', ''),
      valueOf(control),
    ]),
  )

function valueOf(control: HTMLElement | null) {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.textContent
  if (control instanceof HTMLTextAreaElement) return control.value
  if (!(control instanceof HTMLInputElement)) return undefined
  return control.type === 'checkbox' ? control.checked : control.value
}

/** The values of an empty form. */
export const defaults = {
  Name: '',
  'Date Bought': TOY_DAY,
  Status: 'Owned',
  Size: 'Medium',
  Color: 'Any color',
  Maker: '',
  Shop: '',
  Pieces: '0',
  Fragile: false,
  Notes: '',
}

/** Renders the list with these records and no form. */
export function comeBackTo(records: readonly ToyRecord[]) {
  localStorage.setItem('toys', JSON.stringify(records))
  return comeBack()
}
