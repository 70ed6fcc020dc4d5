import type { ComponentType } from 'react'
import type { ScreenEntry } from '@/engine/screen/screen'
import { usePage } from './use-page'

/** The page of a screen: its config and data load with its route. */
export async function screenPage(entry: ScreenEntry): Promise<{ default: ComponentType }> {
  const [{ default: screen }, { ScreenView, preloadOpenTab }] = await Promise.all([
    entry.load(),
    import('@/engine/screen/ScreenView'),
  ])
  preloadOpenTab(screen)
  return {
    default: function ScreenPage() {
      usePage(entry.title)
      return <ScreenView entry={entry} screen={screen} />
    },
  }
}
