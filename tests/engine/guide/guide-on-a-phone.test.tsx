import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defineDataset } from '@/engine/model/dataset'
import { guideView, type GuideRow } from '@/engine/views/guide/guide-view'
import { detailsOf } from '../../support/details-of'
import { onAPhone } from '../../support/on-a-phone'
import { renderView } from '../../support/render-view'
import { openNotes } from '../../support/open-notes'

const why: GuideRow = { id: 'why', title: 'Why', items: ['It flies.'] }
const when: GuideRow = { id: 'when', title: 'When', items: ['In May.'] }
const story: GuideRow = {
  id: 'story',
  title: 'Story',
  paragraphs: ['It rose.', 'It fell.'],
  tone: 'story',
}
const seen = '2026-11-21'
/** The source and the review date of a section. */
const reviewed = (title: string) => ({
  source: { title, url: 'https://a.example/', grade: 'official', seen },
  lastReviewed: seen,
})
const guide = (...rows: GuideRow[]) => defineDataset<GuideRow>('toy-guide', rows)

describe('A guide on a phone', () => {
  it('collapses its sections under their titles, all but the first', async () => {
    onAPhone()
    await renderView(guideView(guide(why, when)))
    expect([(await detailsOf('Why'))?.open, (await detailsOf('When'))?.open]).toEqual([true, false])
  })

  it('starts with all sections closed if their text collapses anyway, and collapses it only once', async () => {
    onAPhone()
    await renderView(guideView(guide(why, when), { collapsed: 'Show It' }))
    expect([(await detailsOf('Why'))?.open, (await detailsOf('When'))?.open]).toEqual([
      false,
      false,
    ])
    expect(screen.queryByText('Show It')).toBeNull()
  })

  it('with one section does not collapse, unless it is secondary', async () => {
    onAPhone()
    const { unmount } = await renderView(guideView(guide(why)))
    expect(await detailsOf('Why')).toBeNull()
    unmount()
    await renderView(guideView(guide(why), { isSecondary: true }))
    expect((await detailsOf('Why'))?.open).toBe(false)
  })

  it('collapses its sections under their common heading', async () => {
    onAPhone()
    await renderView(guideView(guide(why, when), { title: 'Flying' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Flying' })).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 3, name: 'Why' })).toBeTruthy()
    expect((await detailsOf('When'))?.open).toBe(false)
  })

  it('opens the first two of the sections that are compared', async () => {
    onAPhone()
    const where = { ...when, id: 'where', title: 'Where' }
    await renderView(guideView(guide(why, when, where), { columns: 2 }))
    const open = await Promise.all(
      ['Why', 'When', 'Where'].map(async (name) => (await detailsOf(name))?.open),
    )
    expect(open).toEqual([true, true, false])
  })

  it('shows the lead of a note while it is closed', async () => {
    onAPhone()
    const lead = 'It can pay for a flight.'
    await renderView(guideView(guide({ ...why, lead, tone: 'note' }), { isSecondary: true }))
    const summary = (await detailsOf('Why'))?.querySelector('summary')
    expect(summary?.textContent).toContain(lead)
  })

  it('collapses a story after its first paragraph', async () => {
    onAPhone()
    await renderView(guideView(guide(story)))
    const rest = (await screen.findByText('Read the Rest')).closest('details')
    expect(screen.getByText('It rose.').closest('details')).toBeNull()
    expect(screen.getByText('It fell.').closest('details')).toBe(rest)
  })

  it('opens the section that a link on the page leads to', async () => {
    onAPhone()
    await renderView(guideView(guide(why, when)))
    const closed = await detailsOf('When')
    window.location.hash = '#toy-guide/when'
    await expect.poll(() => closed?.open).toBe(true)
  })
})

describe('A guide on a wide screen', () => {
  it('shows its sections open, and collapses their text if its config says so', async () => {
    await renderView(guideView(guide(why, when), { collapsed: 'Show It' }))
    expect(await detailsOf('Why')).toBeNull()
    expect(screen.getAllByText('Show It')).toHaveLength(2)
  })

  it('with more than six sections collapses all but three under their titles and leads', async () => {
    const lead = 'When there is wind.'
    const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
    const rows = titles.map((title) => ({ ...when, id: title, title, lead }))
    const { unmount } = await renderView(guideView(guide(...rows)))
    const open = await Promise.all(titles.map(async (title) => (await detailsOf(title))?.open))
    expect(open).toEqual([true, true, true, false, false, false, false])
    expect((await detailsOf('Seven'))?.querySelector('summary')?.textContent).toContain(lead)
    unmount()
    await renderView(guideView(guide(...rows.slice(0, 6))))
    expect(await detailsOf('Six')).toBeNull()
  })

  it('never collapses a story', async () => {
    await renderView(guideView(guide({ ...why, tone: 'story' }, when), { collapsed: 'Show It' }))
    await screen.findByText('It flies.')
    expect(screen.getAllByText('Show It')).toHaveLength(1)
  })

  it('shows the review date once, and the number of sources in each section', async () => {
    await renderView(
      guideView(guide({ ...why, ...reviewed('Law') }, { ...when, ...reviewed('Map') })),
    )
    await screen.findByText('Last reviewed November 2026')
    expect(screen.getAllByText('1 source')).toHaveLength(2)
    await openNotes()
    screen.getByRole('link', { name: /^Law/, hidden: true })
    screen.getByRole('link', { name: /^Map/, hidden: true })
  })

  it('shows a story in full', async () => {
    await renderView(guideView(guide(story)))
    await screen.findByText('It fell.')
    expect(screen.queryByText('Read the Rest')).toBeNull()
  })

  it('starts a point with its lead in bold, and has bullets for advantages and disadvantages', async () => {
    const points = [{ lead: 'It flies.', text: 'High, where there is wind.' }]
    await renderView(
      guideView(
        guide(
          { id: 'pro', title: 'For It', points, bullet: 'pro' },
          { id: 'con', title: 'Against It', points, bullet: 'con' },
          { id: 'plain', title: 'About It', points },
        ),
      ),
    )
    const items = await screen.findAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(
      Array<string>(3).fill('It flies. High, where there is wind.'),
    )
    expect(items.map((item) => item.querySelector('strong')?.textContent)).toEqual(
      Array<string>(3).fill('It flies.'),
    )
    const bullets = items.map((item) => item.querySelector('use')?.getAttribute('href'))
    expect(bullets).toEqual(['/icons.svg#i-lucide-check', '/icons.svg#i-lucide-x', undefined])
  })

  it('lists the sources of all sections below them if its config says so', async () => {
    await renderView(
      guideView(guide({ ...why, ...reviewed('Law') }, { ...when, ...reviewed('Map') }), {
        gathersSources: true,
      }),
    )
    await screen.findByText('Reviewed November 2026 · 2 sources')
    await openNotes()
    const entries = (await screen.findAllByRole('listitem', { hidden: true })).filter((item) =>
      item.textContent?.includes('a.example'),
    )
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Why Law/),
      expect.stringMatching(/^When Map/),
    ])
    expect(screen.getAllByText(/Reviewed/)).toHaveLength(1)
  })

  it('shows the review date once, even if a section has nothing to review', async () => {
    const law = { title: 'Law', url: 'https://law.example/', grade: 'official', seen }
    const map = { title: 'Map', url: 'https://map.example/', grade: 'secondary', seen }
    const links = [{ name: 'Read the law', url: law.url }]
    await renderView(
      guideView(
        guide(
          { ...why, source: law, lastReviewed: seen, links },
          { ...when, source: law, alsoFrom: [map], lastReviewed: seen, links },
          { id: 'how', title: 'How', items: ['Ask.'] },
        ),
      ),
    )
    await screen.findByText('Last reviewed November 2026')
    screen.getByText('1 source')
    screen.getByText('2 sources')
  })
})
