import type { ComponentType } from 'react'
import type { ScreenEntry } from '@/engine/schema/screen'
import { ScreenView } from '@/engine/views/screen/ScreenView'
import { usePage } from './use-page'

/** The page of a screen: its config and data load with its route. */
export async function screenPage(entry: ScreenEntry): Promise<{ default: ComponentType }> {
  const { default: screen } = await entry.load()
  return {
    default: function ScreenPage() {
      usePage(entry.title)
      return <ScreenView entry={entry} screen={screen} />
    },
  }
}
