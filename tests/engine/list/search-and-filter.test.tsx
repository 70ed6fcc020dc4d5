import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listView } from '@/engine/views/list/list-view'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { renderView } from '../../support/render-view'
import { toyConfig, toys } from '../../support/toy-entity'
import { ball, chosen, drum, kite, names, openList, options, search } from '../../support/toy-list'

failOnConsoleError()

describe('Search and filters', () => {
  it('show all records in stored order at first', async () => {
    await openList()
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
    screen.getByText('3 toys')
  })

  it('search the fields of the list without regard to case and accents, and show the count', async () => {
    const { user } = await openList()
    expect(search().getAttribute('placeholder')).toBe('Search by name, maker')
    await user.type(search(), 'JOSE')
    expect(names()).toEqual(['Kite'])
    screen.getByText('Showing 1 of 3 toys', { selector: 'p' })
    await user.clear(search())
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
  })

  it('announce the result when typing pauses', async () => {
    const { user } = await openList()
    await user.type(search(), 'acme')
    expect(screen.getByRole('status').textContent).toBe('')
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('Showing 2 of 3 toys'),
    )
    await user.clear(search())
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 toys'))
  })

  it('offer each value with its record count', async () => {
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

  it('are kept in the URL, so that a reload and a shared link restore them', async () => {
    const { user } = await openList()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Extra Large (1)')
    expect(window.location.search).toBe('?size=large')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'All (3)')
    expect(window.location.search).toBe('')
  })

  it('follow the URL when a link or Back changes it, and so does the number of shown records', async () => {
    const toys = Array.from({ length: 60 }, (_, at) => ({
      ...ball,
      id: `${at}`,
      name: `Ball ${at}`,
    }))
    const { user } = await openList(toys, '/?size=small')
    await user.type(search(), 'ball 5')
    await user.tab()
    const first = window.location.search
    expect(first).toBe('?size=small&search=ball+5')
    act(() => window.history.pushState(null, '', '/'))
    expect(search()).toHaveProperty('value', '')
    await user.click(screen.getByRole('button', { name: 'Show More (35 left)' }))
    expect(names()).toHaveLength(50)

    act(() => window.history.back())
    await waitFor(() => expect(search()).toHaveProperty('value', 'ball 5'))
    expect([window.location.search, names().length]).toEqual([first, 11])
    act(() => window.history.forward())
    await waitFor(() => expect(names()).toHaveLength(50))
    expect(search()).toHaveProperty('value', '')
  })

  it('are read from the URL, and keep its other parameters', async () => {
    const { user } = await openList([kite, ball, drum], '/?tab=toys&size=large')
    expect(names()).toEqual(['Drum'])
    expect(chosen('Size')).toBe('Extra Large (1)')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Red (1)')
    expect(window.location.search).toBe('?tab=toys&size=large&color=red')
  })

  it('ignore a value in the URL that no option has', async () => {
    await openList([kite, ball, drum], '/?size=huge')
    expect(chosen('Size')).toBe('All (3)')
    expect(names()).toEqual(['Kite', 'Ball', 'Drum'])
  })

  it('say if they hide every record, and one button clears them and moves the focus to the heading', async () => {
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

describe('A computed filter that is turned off', () => {
  const withFilter = listView(toys, { ...toyConfig, rows: ['maker'] }, [
    {
      filter: { name: 'wished', label: 'Wished for', applies: ({ isWished }) => isWished === true },
    },
  ])
  const open = async (isWished: boolean) => {
    localStorage.setItem('toys', JSON.stringify([kite, { ...ball, isWished }]))
    const { user } = await renderView(withFilter, { address: '/?find=wished' })
    const button = (name: string) => screen.getByRole('button', { name })
    await screen.findByRole('heading', { level: 2, name: 'Your toys' })
    return { user, button }
  }

  it('moves the focus to the heading of the list if its button disappears because nothing matches', async () => {
    const { user, button } = await open(false)
    await user.click(button('Wished for (0)'))
    expect(screen.queryByRole('button', { name: 'Wished for (0)' })).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your toys' })),
    )
  })

  it('moves the focus to the button that shows it again if a narrow screen collapses it', async () => {
    const { user, button } = await open(true)
    await user.click(button('Wished for (1)'))
    expect(names()).toEqual(['Kite', 'Ball'])
    expect(document.activeElement).toBe(button('Sort and Layout'))
  })

  it('keeps the focus if its button stays', async () => {
    const { user, button } = await open(true)
    await user.click(button('Sort and Layout'))
    await user.click(button('Wished for (1)'))
    expect(names()).toEqual(['Kite', 'Ball'])
    expect(document.activeElement).toBe(button('Wished for (1)'))
  })
})
