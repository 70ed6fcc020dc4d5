import { render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { datedItems } from '@/data/my-move/dated-items'
import { planTasks } from '@/data/my-move/plan-tasks'
import { clearPageState } from '@/engine/page-store'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { licenses } from '@/schemas/licensing/license'
import { archiveMove, moveArchive } from '@/schemas/my-move/move-archive'
import EndedMovePrint from '@/screens/my-move/binder/EndedMovePrint'
import { EarlierMoves } from '@/screens/my-move/EarlierMoves'
import { buildLicense } from '../../support/licenses'
import { buildMove } from '../../support/moves'

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
vi.stubGlobal('print', () => {})

const DONE = 'license-steps/gather-papers'

const archived = archiveMove(
  buildMove({ from: 'TX', to: 'VA', status: 'done' }),
  { checklistProgress: {}, planProgress: { 'license-steps': { 'gather-papers': true } } },
  new Date(2027, 2, 1, 9),
)

/** The license tasks of the ended move, by the heading that lists them, in the order of the page. */
function licenseTasksShown(part: 'page' | 'paper', held: readonly unknown[]) {
  localStorage.setItem(moveArchive.key, JSON.stringify([archived]))
  localStorage.setItem(licenses.key, JSON.stringify(held))
  const drawn = render(
    <RepositoryProvider repository={createRepository()}>
      {part === 'page' ? (
        <EarlierMoves current={undefined} />
      ) : (
        <EndedMovePrint archived={archived} onClose={() => {}} />
      )}
    </RepositoryProvider>,
  )
  onTestFinished(() => {
    drawn.unmount()
    clearPageState()
    localStorage.clear()
  })
  const listed = (heading: string) => {
    const list = screen
      .getByText(new RegExp(`^${heading}${part === 'page' ? String.raw`: \d+` : ''}$`))
      .closest('h3, h4')?.nextElementSibling
    const titles = [...(list?.querySelectorAll('li') ?? [])].map((item) => item.textContent ?? '')
    return planTasks.rows
      .filter(({ id, isAboutLicense }) => {
        const title = datedItems.get(id)?.title ?? id
        return isAboutLicense && titles.some((text) => text.includes(title))
      })
      .map(({ id }) => id)
  }
  return { done: listed('Done'), notDone: listed('Not Done') }
}

it.each(['page', 'paper'] as const)(
  'An earlier move on %s lists no license task as not done for a person without a license',
  (part) => {
    expect(licenseTasksShown(part, [])).toEqual({ done: [DONE], notDone: [] })
  },
)

it.each(['page', 'paper'] as const)(
  'An earlier move on %s lists the license tasks that were not done for a person with a license',
  (part) => {
    const { done, notDone } = licenseTasksShown(part, [buildLicense()])
    expect(done).toEqual([DONE])
    expect(notDone).toHaveLength(13)
  },
)
