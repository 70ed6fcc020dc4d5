import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { ball, chosen, drum, kite, names, openList, options, search } from '../../support/toy-list'

failOnConsoleError()

describe('Search and filters', () => {
  it('show the records in the order in which they are stored until something is asked', async () => {
    await openList()
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
    screen.getByText('3 toys')
  })

  it('search the fields of the list without regard to case and accents, and say how many', async () => {
    const { user } = await openList()
    expect(search().getAttribute('placeholder')).toBe('Search by name, maker')
    await user.type(search(), 'JOSE')
    expect(names()).toEqual(['Kite'])
    screen.getByText('Showing 1 of 3 toys', { selector: 'p' })
    await user.clear(search())
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
  })

  it('tell people who listen the result, once typing rests', async () => {
    const { user } = await openList()
    await user.type(search(), 'acme')
    expect(screen.getByRole('status').textContent).toBe('')
    await waitFor(
      () => expect(screen.getByRole('status').textContent).toContain('Showing 2 of 3 toys'),
      { timeout: 3000 },
    )
    await user.clear(search())
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 toys'), {
      timeout: 3000,
    })
  })

  it('offer each value with how many records have it', async () => {
    await openList()
    expect(options('Size')).toEqual(['All (3)', 'Small (2)', 'Medium (0)', 'Extra Large (1)'])
    expect(options('Color')).toEqual(['All (3)', 'Red (1)', 'Green (0)'])
  })

  it('are combined with AND', async () => {
    const { user } = await openList()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Small (2)')
    expect(names()).toEqual(['Kite', 'Ball'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Red (1)')
    expect(names()).toEqual(['Ball'])
    await user.type(search(), 'kite')
    expect(names()).toEqual(['No toys match'])
  })

  it('stand in the address, so that a reload and a shared link keep them', async () => {
    const { user } = await openList()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Extra Large (1)')
    expect(window.location.search).toBe('?size=large')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'All (3)')
    expect(window.location.search).toBe('')
  })

  it('are taken from the address, and leave the rest of it alone', async () => {
    const { user } = await openList([kite, ball, drum], '/?tab=toys&size=large')
    expect(names()).toEqual(['Drum'])
    expect(chosen('Size')).toBe('Extra Large (1)')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Red (1)')
    expect(window.location.search).toBe('?tab=toys&size=large&color=red')
  })

  it('ignore a value in the address that no option has', async () => {
    await openList([kite, ball, drum], '/?size=huge')
    expect(chosen('Size')).toBe('All (3)')
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
  })

  it('say when only they hide everything, and can be cleared at once, with the focus on the heading', async () => {
    const { user } = await openList([kite, ball, drum], '/?tab=toys&size=medium')
    await user.type(search(), 'kite')
    screen.getByRole('heading', { name: 'No toys match' })
    screen.getByText(/What you saved is still here\./)
    expect(screen.queryByText('No Toys Yet')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Clear Search and Filters' }))
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
    expect(search()).toHaveProperty('value', '')
    expect(window.location.search).toBe('?tab=toys')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your toys' })),
    )
  })
})
