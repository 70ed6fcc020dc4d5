import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clearTabState } from '@/engine/page-store'
import { customView } from '@/engine/views/custom/custom-view'
import { workRecord, type WorkRecord } from '@/schemas/my-work/work'
import { ResumeTools } from '@/screens/my-work/json-resume/ResumeTools'
import Papers from '@/screens/my-work/papers/Papers'
import { failOnConsoleError } from '../../support/fail-on-console-error'
import { renderView } from '../../support/render-view'
import { buildWork } from '../../support/work'

failOnConsoleError()

const papers = customView(Papers, 'the papers')
const resumeTools = customView(ResumeTools, 'import and export')
const familyCare = buildWork({ kind: 'family-care', title: 'Cared for my son' })

const store = (...records: readonly WorkRecord[]) =>
  localStorage.setItem(workRecord.key, JSON.stringify(records))

describe('A record with only family care', () => {
  it.each(['resume', 'federal'])(
    'has no empty %s to download, and its switch still adds family care',
    async (paper) => {
      store(familyCare)
      const { user } = await renderView(papers, { address: `/?paper=${paper}` })
      const toggle = await screen.findByRole('switch', { name: 'Show Family Care' })
      expect(screen.getByText(/^A resume leaves family care out until/)).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Download Text' })).toBeNull()
      await user.click(toggle)
      expect(await screen.findByRole('button', { name: 'Download Text' })).toBeTruthy()
      expect(screen.getAllByText('Cared for my son')[0]).toBeTruthy()
      expect(document.activeElement).toBe(toggle)
      await user.click(toggle)
      expect(screen.queryByRole('button', { name: 'Download Text' })).toBeNull()
    },
  )

  it('has no JSON Resume to export, because the file never has family care', async () => {
    store(familyCare)
    await renderView(resumeTools)
    await screen.findByRole('button', { name: 'Import JSON Resume' })
    expect(screen.queryByRole('button', { name: 'Export JSON Resume' })).toBeNull()
  })
})

it('A record with a job has a resume to download and a JSON Resume to export', async () => {
  store(familyCare, buildWork({ id: '2' }))
  await renderView(papers)
  expect(await screen.findByRole('button', { name: 'Download Text' })).toBeTruthy()
  await renderView(resumeTools)
  expect(await screen.findByRole('button', { name: 'Export JSON Resume' })).toBeTruthy()
})

it('The switch “Say Why I Moved” is off again the next time the resume opens', async () => {
  store(buildWork())
  const find = () => screen.findByRole('switch', { name: 'Say Why I Moved' })
  const { user, unmount } = await renderView(papers)
  const toggle = await find()
  await user.click(toggle)
  expect(toggle.getAttribute('aria-checked')).toBe('true')
  unmount()
  clearTabState()
  await renderView(papers)
  expect((await find()).getAttribute('aria-checked')).toBe('false')
})

it('The switch “Say Why I Moved” says what “Military spouse” needs: a job left for that reason, or the years in the profile', async () => {
  store(buildWork())
  await renderView(papers)
  await screen.findByRole('switch', {
    name: 'Say Why I Moved',
    description:
      /With such a job, or with “Years as a Military Spouse” in your profile, it also adds “Military spouse” at the top\./,
  })
})
