import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listView } from '@/engine/views/list/list-view'
import { tickOnCard } from '@/screens/professional-dev/tick-on-card'
import { failOnConsoleError } from '../support/fail-on-console-error'
import { denied, refuseWrites } from '../support/refuse-writes'
import { renderView } from '../support/render-view'
import { storedBytes } from '../support/stored-bytes'
import { toyConfig, toys, type ToyRecord } from '../support/toy-entity'
import { ball, card, drum, kite, outline } from '../support/toy-list'

failOnConsoleError()
afterEach(() => void vi.restoreAllMocks())

describe('The checkbox on a card', () => {
  const wishes = listView(
    toys,
    {
      ...toyConfig,
      sections: [
        { title: 'Wished for', has: ({ isWished }) => isWished },
        { title: 'Owned', has: ({ isWished }) => !isWished },
      ],
    },
    [tickOnCard('isWished', 'Wished for')],
  )
  const open = async (records: readonly ToyRecord[]) => {
    localStorage.setItem('toys', JSON.stringify(records))
    const rendered = await renderView(wishes)
    await screen.findByRole('heading', { level: 2 })
    return rendered
  }

  it('moves a record to its other section when it is ticked, saves it and announces the section', async () => {
    const { user } = await open([kite, ball])
    await user.click(screen.getByRole('checkbox', { name: 'Wished for: Kite' }))
    await waitFor(() =>
      expect(outline()).toEqual(['H3 Wished for (1)', 'H4 Kite', 'H3 Owned (1)', 'H4 Ball']),
    )
    expect(screen.getByRole('checkbox', { name: 'Wished for: Kite' })).toHaveProperty(
      'checked',
      true,
    )
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'Saved Kite. It is under Wished for now.',
      ),
    )
    expect(JSON.parse(storedBytes().toys ?? '')).toMatchObject([
      { name: 'Kite', isWished: true },
      { name: 'Ball', isWished: false },
    ])
  })

  it('applies both clicks of a double click to one record, even if another takes its place', async () => {
    await open([kite, ball, drum])
    const press = (name: string, detail: number) => {
      const box = within(card(name)).getByRole('checkbox')
      fireEvent.mouseDown(box, { detail })
      fireEvent.click(box, { detail })
    }
    press('Kite', 1)
    await waitFor(() => expect(outline()).toContain('H3 Wished for (1)'))
    press('Ball', 2)
    await waitFor(() => expect(outline()[0]).toBe('H3 Owned (3)'))
    press('Ball', 1)
    await waitFor(() =>
      expect(outline()).toEqual([
        'H3 Wished for (1)',
        'H4 Ball',
        'H3 Owned (2)',
        'H4 Kite',
        'H4 Drum',
      ]),
    )
  })

  it('goes back if the change cannot be stored, says why, and keeps the focus on the record', async () => {
    const { user } = await open([kite, ball])
    refuseWrites(denied())
    await user.click(screen.getByRole('checkbox', { name: 'Wished for: Kite' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your browser refused to save this.',
    )
    expect(outline()).toEqual(['H3 Owned (2)', 'H4 Kite', 'H4 Ball'])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Kite'))
  })
})
