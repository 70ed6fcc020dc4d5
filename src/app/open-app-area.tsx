import * as z from 'zod/mini'
import 'virtual:uno.css'
import { createRepository } from '@/engine/repository/repository'
import { startRepository } from '@/engine/repository/start'
import { pageStorage } from '@/engine/repository/storage'
import { migrations } from '@/schemas/migrations'
import { smallStored } from '@/schemas/small-stored'
import { AppArea } from './AppArea'
import { countChanges } from './backup/count-changes'

// The Content-Security-Policy forbids code made from text, which Zod would otherwise try.
z.config({ jitless: true })

const repository = createRepository(pageStorage(), migrations)
countChanges(repository)

/** The app area on this browser's storage. `ready` resolves once the small keys are restored. */
export const ready = startRepository(repository, smallStored)

export default function OpenAppArea() {
  return <AppArea repository={repository} />
}
