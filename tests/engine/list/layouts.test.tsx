import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listView } from '@/engine/views/list/list-view'
import { listLooks } from '@/engine/views/list-looks'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { denied, refuseWrites } from '../../support/refuse-writes'
import { renderView } from '../../support/render-view'
import { buildToyRecord, toyConfig, toys as toyEntity } from '../../support/toy-entity'
import { ball, drum, kite, names, search } from '../../support/toy-list'
import { layoutButton, openLook, shownToys, sizeOf, stubScreen } from '../../support/toy-look'

failOnConsoleError()

const toys = [kite, ball, drum]
const many = Array.from({ length: 60 }, (_, index) =>
  buildToyRecord({ id: String(index), name: `Toy ${index}`, size: index < 55 ? 'small' : 'large' }),
)
const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(0, -1)
    .map(
      (cell) => within(cell).queryByRole<HTMLSelectElement>('combobox')?.value ?? cell.textContent,
    )

describe('The layout of a list', () => {
  it('is cards by default; a choice is in the URL and kept for the next visit', async () => {
    const { user, unmount } = await openLook(toys)
    expect(layoutButton('Cards').getAttribute('aria-pressed')).toBe('true')
    await user.click(layoutButton('Rows'))
    await screen.findByRole('table')
    expect(window.location.search).toBe('?layout=rows')
    expect(layoutButton('Rows').getAttribute('aria-pressed')).toBe('true')
    await waitFor(() =>
      expect(localStorage.getItem(listLooks.key)).toBe('{"toys":{"layout":"rows"}}'),
    )
    unmount()

    await openLook(toys)
    await screen.findByRole('table')
  })

  it('in the URL overrides the last choice, and an unknown one falls back to cards', async () => {
    localStorage.setItem(listLooks.key, '{"toys":{"layout":"board"}}')
    const { unmount } = await openLook(toys, { address: '/?layout=rows' })
    await screen.findByRole('table')
    unmount()
    await openLook(toys, { address: '/?layout=stack' })
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
  })

  it('can be chosen even if it cannot be stored', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user } = await openLook(toys)
    refuseWrites(denied())
    await user.click(layoutButton('Rows'))
    await screen.findByRole('table')
    await waitFor(() => expect(warned).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('Rows', () => {
  it('are a table with a header for each column and each row', async () => {
    await openLook([kite, ball], { address: '/?layout=rows' })
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Maker',
      'Size',
      'Date Bought',
      'Edit or Delete',
    ])
    const row = screen.getByRole('rowheader', { name: 'Kite' }).closest('tr')!
    expect(cells(row)).toEqual(['José & Söhne', 'small', 'May 31, 2026'])
    within(row).getByRole('button', { name: 'Edit Kite' })
    within(row).getByRole('button', { name: 'Delete Kite' })
  })

  it('leave out a column that no record of a section has or fills in, and label the others as its records do', async () => {
    const sectioned = listView(toyEntity, {
      ...toyConfig,
      sections: [
        { title: 'Wished for', has: ({ isWished }) => isWished },
        { title: 'Owned', has: ({ isWished }) => !isWished },
      ],
      rows: ['bought', 'maker', 'budget'],
    })
    stubScreen({ isWide: true })
    const wished = { ...kite, isWished: true, maker: '', budget: '$20' }
    localStorage.setItem('toys', JSON.stringify([wished, ball]))
    await renderView(sectioned, { address: '/?layout=rows' })
    const tables = await screen.findAllByRole('table')
    expect(
      tables.map((table) =>
        within(table)
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Name', 'Wanted By', 'Budget', 'Edit or Delete'],
      ['Name', 'Date Bought', 'Maker', 'Edit or Delete'],
    ])
  })

  it('show the form of a record under its row, and the focus returns to the row', async () => {
    const { user } = await openLook(toys, { address: '/?layout=rows' })
    await user.click(screen.getByRole('button', { name: 'Edit Ball' }))
    const form = await screen.findByRole('form', { name: 'Edit Toy' })
    expect(form.closest('tr')?.previousElementSibling?.textContent).toContain('Ball')
    expect(form.closest('tr')?.nextElementSibling?.textContent).toContain('Drum')
    await user.click(within(form).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Ball'))
  })

  it('are small cards where a table would not fit', async () => {
    await openLook([kite], { address: '/?layout=rows', isWide: false })
    expect(screen.queryByRole('table')).toBeNull()
    const row = within(screen.getByRole('heading', { name: 'Kite' }).closest('li')!)
    row.getByText('José & Söhne')
    row.getByText('May 31, 2026')
    expect(sizeOf('Kite')).toHaveProperty('value', 'small')
  })

  it('come in pages', async () => {
    const { user } = await openLook(many, { address: '/?layout=rows' })
    expect(shownToys()).toHaveLength(25)
    await user.click(screen.getByRole('button', { name: 'Show More (35 left)' }))
    expect(shownToys()).toHaveLength(50)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Toy 25'))
  })
})

describe('A board', () => {
  it('has a column with a count for each value, even if it is empty', async () => {
    await openLook([kite, ball, drum], { address: '/?layout=board' })
    expect(headings(3)).toEqual(['Small (2)', 'Medium (0)', 'Extra Large (1)'])
    const small = within(screen.getByRole('region', { name: 'Small' }))
    expect(
      small.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent),
    ).toEqual(['Kite', 'Ball'])
  })

  it('moves a record with its select, announces the new column, and keeps the focus on it', async () => {
    const { user } = await openLook(toys, { address: '/?layout=board' })
    await user.selectOptions(sizeOf('Kite'), 'Medium')
    await waitFor(() => expect(headings(3)).toEqual(['Small (1)', 'Medium (1)', 'Extra Large (1)']))
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Saved Kite. It is under Medium now.'),
    )
    await waitFor(() => expect(document.activeElement).toBe(sizeOf('Kite')))
  })

  it('reverts a move that cannot be stored, and keeps the focus on the record', async () => {
    const { user } = await openLook(toys, { address: '/?layout=board' })
    refuseWrites(denied())
    await user.selectOptions(sizeOf('Kite'), 'Medium')
    await screen.findByRole('alert')
    expect(headings(3)).toEqual(['Small (2)', 'Medium (0)', 'Extra Large (1)'])
    await waitFor(() => expect(document.activeElement).toBe(sizeOf('Kite')))
  })

  it('shares its page between its columns, so that a long one hides no other', async () => {
    const { user } = await openLook(many, { address: '/?layout=board' })
    expect(headings(3)).toEqual(['Small (55)', 'Medium (0)', 'Extra Large (5)'])
    expect(headings(4)).toHaveLength(25)
    expect(headings(4).slice(-5)).toEqual(many.slice(55).map(({ name }) => name))
    await user.click(screen.getByRole('button', { name: 'Show More (35 left)' }))
    expect(headings(4)).toHaveLength(50)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Toy 20'))
  })

  it('can be searched, and shows the form above the columns, where there is room', async () => {
    const { user } = await openLook(toys, { address: '/?layout=board' })
    await user.type(search(), 'acme')
    expect(headings(3)).toEqual(['Small (1)', 'Medium (0)', 'Extra Large (1)'])
    await user.click(screen.getByRole('button', { name: 'Edit Drum' }))
    const form = await screen.findByRole('form', { name: 'Edit Toy' })
    expect(form.closest('section')).toBe(screen.getByRole('region', { name: 'Your toys' }))
  })
})

describe('The order of a list', () => {
  it('is newest first; a choice is in the URL and kept for the next visit', async () => {
    const { user, unmount } = await openLook(toys)
    expect(shownToys()).toEqual(['Kite', 'Ball', 'Drum'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort By' }), 'Name')
    expect(shownToys()).toEqual(['Ball', 'Drum', 'Kite'])
    expect(window.location.search).toBe('?sort=name')
    await waitFor(() =>
      expect(localStorage.getItem(listLooks.key)).toBe('{"toys":{"sort":"name"}}'),
    )
    unmount()
    await openLook(toys)
    expect(shownToys()).toEqual(['Ball', 'Drum', 'Kite'])
  })

  it('is newest first if the URL has an unknown order', async () => {
    await openLook(toys, { address: '/?sort=toString' })
    expect(shownToys()).toEqual(['Kite', 'Ball', 'Drum'])
    expect(screen.getByRole('combobox', { name: 'Sort By' })).toHaveProperty('value', '')
  })

  it('stays when search and filters are cleared', async () => {
    const { user } = await openLook(toys, { address: '/?sort=name&layout=rows&size=small' })
    await user.type(search(), 'nothing')
    await user.click(screen.getByRole('button', { name: 'Clear Search and Filters' }))
    expect(shownToys()).toEqual(['Ball', 'Drum', 'Kite'])
    expect(window.location.search).toBe('?sort=name&layout=rows')
  })
})
