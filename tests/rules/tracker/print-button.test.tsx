import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { createRepository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { ScreenView } from '@/engine/screen/ScreenView'
import { jobSearch } from '@/screens/job-search/entry'
import jobSearchScreen from '@/screens/job-search/screen'
import { buildApplication, buildSavedPosting } from '../../support/applications'
import { failOnConsoleError } from '../../support/fail-on-console-error'

failOnConsoleError()

it.each([
  ['neither list has records', [], [], false],
  ['only applications are there', [buildApplication()], [], true],
  ['only saved postings are there', [], [buildSavedPosting()], true],
])(
  'The tracker can be printed if one of its lists has records: %s',
  async (_, sent, saved, isOffered) => {
    window.history.replaceState(null, '', jobSearch.path)
    onTestFinished(() => window.history.replaceState(null, '', '/'))
    localStorage.setItem('jobApplications', JSON.stringify(sent))
    localStorage.setItem('savedPostings', JSON.stringify(saved))
    render(
      <RepositoryProvider repository={createRepository()}>
        <Suspense>
          <ScreenView entry={jobSearch} screen={jobSearchScreen} />
        </Suspense>
      </RepositoryProvider>,
    )
    await screen.findByRole('heading', { name: 'Saved for Later' })
    expect(screen.queryAllByRole('button', { name: 'Print', hidden: true }).length > 0).toBe(
      isOffered,
    )
  },
)
