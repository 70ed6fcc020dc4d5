import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { ScreenEntry } from '@/engine/schema/screen'
import { ScreenView } from '@/engine/views/screen/ScreenView'
import { usePage } from './use-page'

/** The page of a screen: its config and data load with its route. */
export function screenPage(entry: ScreenEntry): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const { default: screen } = await entry.load()
    return {
      default: function ScreenPage() {
        usePage(entry.title)
        return <ScreenView entry={entry} screen={screen} />
      },
    }
  })
}
