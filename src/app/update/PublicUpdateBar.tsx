import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { openedRepository } from '@/engine/store/opened-repository'
import { UpdateBar } from './UpdateBar'
import UpdateNotice from './UpdateNotice'

/** The offer to reload on a public page. If the user came from the app, it says what a reload would lose. */
export default function PublicUpdateBar() {
  const repository = openedRepository()
  if (!repository) return <UpdateBar />
  return (
    <RepositoryProvider repository={repository}>
      <UpdateNotice />
    </RepositoryProvider>
  )
}
