import { useEffect } from 'react'
import * as z from 'zod/mini'
import '../theme/app.css'
import 'virtual:uno.css'
import { createRepository } from '@/engine/store/repository'
import { keepFieldsInPageCache } from '@/engine/fields-in-page-cache'
import { rememberScroll } from '@/engine/scroll-restoration'
import type { Preloadable } from '@/engine/ui/lazy-part'
import { preloadQuietly, preloadWhenIdle } from '@/engine/ui/preload'
import { startRepository } from '@/engine/store/start'
import { pageStorage } from '@/engine/store/storage'
import { migrations } from '@/schemas/account/migrations'
import { smallStored } from '@/schemas/account/small-stored'
import { AppRoutes } from './AppRoutes'
import { onboardingLayout, onboardingPages } from '../pages/onboarding-pages'
import { pageAt } from '../pages/page'
import { notFound } from '../pages/public-pages'
import { preloadNotice } from '@/screens/account/user-data/health/StorageNotice'
import { countChanges } from '@/screens/account/user-data/backup/count-changes'
import { startFolderBackup } from '@/screens/account/user-data/folder/start-folder-backup'
import { setOpenedRepository } from '@/engine/store/opened-repository'

// Zod would otherwise compile code from strings, which the Content-Security-Policy forbids.
z.config({ jitless: true })

const repository = createRepository(pageStorage(), migrations, async () => {
  const { restorable } = await import('@/schemas/account/stored')
  return restorable.map(({ key }) => key)
})
setOpenedRepository(repository)
countChanges(repository)
rememberScroll()
keepFieldsInPageCache()

/** Resolves once the small keys are restored and the code of the current page is loaded. */
export const ready = Promise.all([
  startRepository(repository, smallStored).then(() => preloadNotice(repository)),
  preloadQuietly(partsAt(window.location.pathname)),
])

/** The routes of the app with the repository of this browser. */
export default function AppEntry() {
  useEffect(() => {
    void preloadWhenIdle()
    void startFolderBackup(repository)
  }, [])
  return <AppRoutes repository={repository} />
}

/** The page at a path, with the layout around it if it is a step of the onboarding. */
function partsAt(pathname: string): readonly Preloadable[] {
  const page = pageAt(pathname) ?? notFound.Page
  const isStep = onboardingPages.some(({ path }) => path === pathname)
  return isStep ? [onboardingLayout.Page, page] : [page]
}
