import type { ComponentType } from 'react'
import { lazyPart, type LazyPart, type Preloadable } from '@/engine/ui/lazy-part'

export interface LazyPage<Props extends object = object> extends Preloadable {
  Page: LazyPart<Props>
}

/** A page whose code loads with its route, or earlier through `preload`. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  const Page = lazyPart(load)
  return { Page, preload: Page.preload, isReady: Page.isReady }
}
