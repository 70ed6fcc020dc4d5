import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import UpdateNotice from '@/app/update/UpdateNotice'
import { isWritingMany } from '@/engine/form/ask-before-leaving'
import { createRepository, type Repository } from '@/engine/store/repository'
import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { memoryStorage } from '@/engine/store/storage'

const renderOffer = (repository: Repository) =>
  render(
    <RepositoryProvider repository={repository}>
      <UpdateNotice />
    </RepositoryProvider>,
  )

it('The offer of a new version names an import that a reload would stop, while it is writing', () => {
  renderOffer(createRepository())
  const loss = () => screen.queryByText('Reloading clears the rest of the import.')
  expect(loss()).toBeNull()
  act(() => isWritingMany.set(true))
  expect(loss()).not.toBeNull()
  act(() => isWritingMany.set(false))
  expect(loss()).toBeNull()
})

it('Where the browser denies its storage, the offer says that a reload clears everything', () => {
  renderOffer(createRepository({ storage: memoryStorage(), isDurable: false }))
  expect(screen.getByRole('status').textContent).toContain(
    'Reloading clears everything you entered.',
  )
})
