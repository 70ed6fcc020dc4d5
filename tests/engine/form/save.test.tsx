import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { writeInAnotherTab } from '../../support/render-view'
import { denied, full, refuseWrites } from '../../support/refuse-writes'
import { storedBytes } from '../../support/stored-bytes'
import {
  ball,
  choose,
  closed,
  comeBack,
  comeBackTo,
  defaults,
  field,
  fill,
  form,
  kite,
  openForm,
  openNew,
  save,
  formValues,
  status,
  stored,
} from '../../support/toy-form'

failOnConsoleError()

describe('Adding', () => {
  it('stores what was entered, trimmed, at the top of the list', async () => {
    const { user } = await openForm([ball], 'new')
    await fill(user, 'Name', '  Big drum ')
    await fill(user, 'Date Bought', '2026-02-28')
    await choose(user, 'Status', 'Wished for')
    await fill(user, 'Budget', '20 dollars')
    await choose(user, 'Size', 'Extra Large')
    await choose(user, 'Color', 'Green')
    await fill(user, 'Maker', ' José ')
    await fill(user, 'Shop', ' https://example.com/drum ')
    await fill(user, 'Pieces', '7')
    await user.click(field('Fragile'))
    await fill(user, 'Notes', 'First line.{enter}Second line.')
    await save(user)
    await closed()
    expect(stored()).toEqual([
      {
        name: 'Big drum',
        bought: '2026-02-28',
        size: 'large',
        color: 'green',
        maker: 'José',
        link: 'https://example.com/drum',
        pieces: 7,
        isWished: true,
        budget: '20 dollars',
        isFragile: true,
        notes: 'First line.\nSecond line.',
        id: expect.stringMatching(/^\d{13}$/) as unknown,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      },
      ball,
    ])
  })

  it('announces the save and focuses the new record', async () => {
    const { user } = await openForm([ball], 'new')
    await fill(user, 'Name', 'Drum')
    await save(user)
    await closed()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Drum' })),
    )
    expect(status()).toBe('Saved Drum.')
    expect(window.location.search).toBe('')
  })

  it('says that a record is saved if the filter hides it, and shows it once the filter is cleared', async () => {
    localStorage.setItem('toys', JSON.stringify([kite]))
    const { user } = await comeBack('/?size=small&edit=new')
    await screen.findByRole('form')
    await fill(user, 'Name', 'Drum')
    await save(user)
    await closed()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your toys' })),
    )
    expect(screen.queryByRole('heading', { name: 'Drum' })).toBeNull()
    screen.getByText('Showing 1 of 2 toys')
    screen.getByText('The new toy is saved.')
    await user.click(screen.getByRole('button', { name: 'Clear Search and Filters' }))
    const shownNow = screen.getAllByRole('heading', { level: 3 })
    expect(shownNow.map(({ textContent }) => textContent)).toEqual(['Drum', 'Kite'])
    await waitFor(() => expect(document.activeElement).toBe(shownNow[0]))
    expect(screen.queryByText('The new toy is saved.')).toBeNull()
  })

  it('does not mention a new record again when a later search or filter hides it', async () => {
    const { user } = await openForm([kite], 'new')
    await fill(user, 'Name', 'Drum')
    await save(user)
    await closed()
    const size = screen.getByRole('combobox', { name: 'Size' })
    await user.selectOptions(size, 'Small (1)')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Drum' })).toBeNull())
    expect(screen.queryByText('The new toy is saved.')).toBeNull()
  })

  it('mentions a hidden new record only until it has been shown', async () => {
    localStorage.setItem('toys', JSON.stringify([kite]))
    const { user } = await comeBack('/?size=small&edit=new')
    await screen.findByRole('form')
    await fill(user, 'Name', 'Drum')
    await save(user)
    await closed()
    screen.getByText('The new toy is saved.')
    const size = screen.getByRole('combobox', { name: 'Size' })
    await user.selectOptions(size, 'All (2)')
    await user.selectOptions(size, 'Small (1)')
    expect(screen.queryByRole('heading', { name: 'Drum' })).toBeNull()
    expect(screen.queryByText('The new toy is saved.')).toBeNull()
  })

  it('starts the next form with the defaults', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    await choose(user, 'Size', 'Small')
    await save(user)
    await closed()
    await user.click(screen.getByRole('button', { name: 'Add Toy' }))
    await screen.findByRole('form')
    expect(formValues()).toEqual(defaults)
    expect(within(form()).queryByText(/typed before/)).toBeNull()
  })
})

describe('Editing', () => {
  it('opens with the stored values', async () => {
    const { user } = await comeBackTo([kite, ball])
    await user.click(screen.getByRole('button', { name: 'Edit Kite' }))
    await screen.findByRole('form', { name: 'Edit Toy' })
    expect(formValues()).toEqual({
      Name: 'Kite',
      'Date Bought': '2026-05-31',
      Status: 'Owned',
      Size: 'Small',
      Color: 'Red',
      Maker: 'Acme',
      Shop: 'https://example.com/kite',
      Pieces: '3',
      Fragile: false,
      Notes: 'Fly it.',
    })
    expect(window.location.search).toBe('?edit=2')
  })

  it('stores the change and the time of the edit, and keeps the position and all other values', async () => {
    const newer = { ...kite, rating: { stars: 5 } }
    const { user } = await openForm([ball, newer], '2')
    await fill(user, 'Name', 'Big kite')
    await save(user)
    await closed()
    const [first, second] = stored()
    expect(first).toEqual(ball)
    expect(second).toEqual({
      ...newer,
      name: 'Big kite',
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    })
    expect(second).not.toHaveProperty('updatedAt', newer.updatedAt)
    expect(status()).toBe('Saved Big kite.')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Big kite' })),
    )
  })

  it('can clear a field', async () => {
    const { user } = await openForm([kite], '2')
    await fill(user, 'Shop', '')
    await choose(user, 'Color', 'Any color')
    await fill(user, 'Pieces', '')
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ link: '', color: '', pieces: 0 }])
  })

  it('saves only what was changed: another tab’s change to another field survives', async () => {
    const { user } = await openForm([kite], '2')
    await fill(user, 'Name', 'Big kite')
    act(() => writeInAnotherTab('toys', [{ ...kite, color: 'green', notes: 'Torn.' }]))
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Big kite', color: 'green', notes: 'Torn.' }])
  })

  it('saves only what was changed, even before the storage event of another tab arrives', async () => {
    const { user } = await openForm([kite], '2')
    await fill(user, 'Name', 'Big kite')
    localStorage.setItem('toys', JSON.stringify([ball, { ...kite, color: 'green' }]))
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Ball' }, { name: 'Big kite', color: 'green' }])
  })

  it('saves only what was changed, even from a draft that is older than the other tab’s change', async () => {
    const { user, unmount } = await openForm([kite], '2')
    await fill(user, 'Name', 'Big kite')
    unmount()
    localStorage.setItem('toys', JSON.stringify([{ ...kite, color: 'green' }]))
    const back = await comeBack()
    await screen.findByRole('form')
    expect(formValues()).toMatchObject({ Name: 'Big kite', Color: 'Green' })
    await save(back.user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Big kite', color: 'green' }])
  })

  it('shows no form for a record that does not exist, and says so until another form is opened', async () => {
    localStorage.setItem('toys', JSON.stringify([kite]))
    const { user } = await comeBack('/?edit=99')
    expect(screen.queryByRole('form')).toBeNull()
    screen.getByText('This toy is no longer here.')
    await user.click(screen.getByRole('button', { name: 'Add Toy' }))
    await screen.findByRole('form', { name: 'Add New Toy' })
    expect(screen.queryByText('This toy is no longer here.')).toBeNull()
  })
})

describe('A save that fails', () => {
  it.each([
    ['full storage', full(), 'Your browser’s storage is full, so this was not saved.'],
    ['denied storage', denied(), 'Your browser refused to save this.'],
  ])(
    'because of %s shows an error, keeps the form and its text, and leaves stored data unchanged',
    async (_, error, sentence) => {
      const { user } = await openForm([kite], '2')
      const bytes = storedBytes()
      await fill(user, 'Name', 'Big kite')
      refuseWrites(error)
      await save(user)
      expect((await within(form()).findByRole('alert')).textContent).toContain(sentence)
      expect(field('Name')).toHaveProperty('value', 'Big kite')
      expect(storedBytes()).toEqual(bytes)
      expect(status()).not.toContain('Saved')
    },
  )

  it('can be retried', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    const refusal = refuseWrites(full())
    await save(user)
    await within(form()).findByRole('alert')
    refusal.mockRestore()
    await save(user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum' }])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is announced again when the next attempt fails for the same reason', async () => {
    const { user } = await openNew()
    await fill(user, 'Name', 'Drum')
    refuseWrites(full())
    await save(user)
    const first = await within(form()).findByRole('alert')
    await save(user)
    // A screen reader announces an alert that is added, not one that stays.
    await waitFor(() => expect(within(form()).getByRole('alert')).not.toBe(first))
    expect(within(form()).getByRole('alert').textContent).toBe(first.textContent)
  })

  it('keeps what was typed even if the form is closed', async () => {
    const { user, unmount } = await openNew()
    await fill(user, 'Name', 'Drum')
    const refusal = refuseWrites(full())
    await save(user)
    await within(form()).findByRole('alert')
    unmount()
    refusal.mockRestore()
    const back = await comeBack()
    await screen.findByRole('form')
    expect(field('Name')).toHaveProperty('value', 'Drum')
    await save(back.user)
    await closed()
    expect(stored()).toMatchObject([{ name: 'Drum' }])
  })
})
