import type { ComponentType } from 'react'
import type { AnyScreenEntry } from '@/engine/screen/screen'
import { openedRepository } from '@/engine/store/opened-repository'

/** The page of a screen: its config and data load with its route. */
export async function screenPage(entry: AnyScreenEntry): Promise<{ default: ComponentType }> {
  const [{ default: screen }, { ScreenView, preloadOpenTab }] = await Promise.all([
    entry.load(),
    import('@/engine/screen/ScreenView'),
  ])
  const { pathname, search } = window.location
  // Show page and tab together. If the tab fails to load, it shows the error itself.
  await preloadOpenTab(screen, {
    query: new URLSearchParams(pathname === entry.path ? search : ''),
    isStored: (key) => openedRepository()?.texts((name) => name === key).length === 1,
  })
  return {
    default: function ScreenPage() {
      return <ScreenView entry={entry} screen={screen} />
    },
  }
}
