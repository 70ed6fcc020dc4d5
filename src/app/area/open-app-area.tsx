import * as z from 'zod/mini'
import 'virtual:uno.css'
import { createRepository } from '@/engine/store/repository'
import { keepPlace } from '@/engine/scroll-restoration'
import { startRepository } from '@/engine/store/start'
import { pageStorage } from '@/engine/store/storage'
import { migrations } from '@/schemas/migrations'
import { smallStored } from '@/schemas/small-stored'
import { AppArea } from './AppArea'
import { loadPageAt } from '../pages/app-pages'
import { countChanges } from '../user-data/backup/count-changes'
import { opened } from './opened-repository'

// The Content-Security-Policy forbids code made from text, which Zod would otherwise try.
z.config({ jitless: true })

const repository = createRepository(pageStorage(), migrations)
opened.repository = repository
countChanges(repository)
keepPlace()

/** Resolves once the small keys are restored and the page of the address is there. */
export const ready = Promise.all([
  startRepository(repository, smallStored),
  loadPageAt(window.location.pathname),
])

/** The app area on this browser's storage. */
export default function OpenAppArea() {
  return <AppArea repository={repository} />
}
