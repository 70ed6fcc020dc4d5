import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { customView } from '@/engine/views/custom/custom-view'
import { OverseasPaper } from '@/screens/my-work/papers/OverseasPaper'
import { buildMove } from '../support/moves'
import { renderView } from '../support/render-view'

it('The Overseas Questions link to what is known before their pages of blanks', async () => {
  await renderView(customView(OverseasPaper, 'the paper'))
  const known = await screen.findByRole('link', { name: 'Permission to Work Overseas' })
  const preview = screen.getByRole('heading', { name: 'Preview' })
  expect(known.compareDocumentPosition(preview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('The Overseas Questions say how to fill in a move whose region is not known and whose town could be in the U.S.', async () => {
  localStorage.setItem('moves', JSON.stringify([buildMove({ to: '', toPlace: 'Naples' })]))
  await renderView(customView(OverseasPaper, 'the paper'))
  await screen.findByText(/^Your saved move does not say .* choose “Overseas” for “To\.”$/)
})

it.each([
  ['say that the station is from an overseas move that is done', 'overseas', 'Add Your Next Move'],
  ['ask for a move if one in the U.S. is done', 'WA', 'Add Your Move to Fill In Where You Go'],
] as const)('The Overseas Questions %s', async (_, to, link) => {
  const done = buildMove({ to, toPlace: 'Misawa', status: 'done' })
  localStorage.setItem('moves', JSON.stringify([done]))
  await renderView(customView(OverseasPaper, 'the paper'))
  await screen.findByRole('heading', { name: 'Preview' })
  const isFilledIn = to === 'overseas'
  expect(document.body.textContent.includes('Misawa')).toBe(isFilledIn)
  expect(screen.queryByText(/ are from your finished move\./) !== null).toBe(isFilledIn)
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/app/move')
})
