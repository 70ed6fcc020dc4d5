import { useEffect } from 'react'
import * as z from 'zod/mini'
import '../theme/app.css'
import 'virtual:uno.css'
import { createRepository } from '@/engine/store/repository'
import { rememberScroll } from '@/engine/scroll-restoration'
import { loadAhead } from '@/engine/ui/load-ahead'
import { startRepository } from '@/engine/store/start'
import { pageStorage } from '@/engine/store/storage'
import { migrations } from '@/schemas/account/migrations'
import { smallStored } from '@/schemas/account/small-stored'
import { AppArea } from './AppArea'
import { appPages } from '../pages/app-pages'
import { notFound } from '../pages/not-found'
import { onboardingLayout, onboardingPages } from '../pages/onboarding-pages'
import { preloadNotice } from '@/screens/account/user-data/health/StorageNotice'
import { countChanges } from '@/screens/account/user-data/backup/count-changes'
import { setOpenedRepository } from '@/engine/store/opened-repository'

// The Content-Security-Policy forbids code made from text, which Zod would otherwise try.
z.config({ jitless: true })

const repository = createRepository(pageStorage(), migrations)
setOpenedRepository(repository)
countChanges(repository)
rememberScroll()

/** Resolves once the small keys are restored and the page of the address is there. */
export const ready = Promise.all([
  startRepository(repository, smallStored).then(() => preloadNotice(repository)),
  loadPageAt(window.location.pathname),
])

/** The app area on this browser's storage. */
export default function OpenAppArea() {
  useEffect(() => void loadAhead(), [])
  return <AppArea repository={repository} />
}

/** Loads what an address of the area shows. A load that fails is left to the render, which says so. */
async function loadPageAt(address: string) {
  const page = appPages.find(({ path }) => path === address)
  const step = onboardingPages.find(({ path }) => path === address)
  const parts = step ? [onboardingLayout, step] : [page ?? notFound]
  await Promise.all(parts.map(({ preload }) => preload())).catch(() => undefined)
}
