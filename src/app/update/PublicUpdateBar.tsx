import { RepositoryProvider } from '@/engine/store/RepositoryProvider'
import { openedRepository } from '@/engine/store/opened-repository'
import { UpdateBar } from './UpdateBar'
import UpdateNotice from './UpdateNotice'

/** The offer to reload on a public page. Whoever comes there from the app has something to lose. */
export default function PublicUpdateBar() {
  const repository = openedRepository()
  if (!repository) return <UpdateBar />
  return (
    <RepositoryProvider repository={repository}>
      <UpdateNotice />
    </RepositoryProvider>
  )
}
