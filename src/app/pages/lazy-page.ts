import type { ComponentType } from 'react'
import { lazyPart } from '@/engine/ui/lazy-part'

export interface LazyPage<Props extends object = object> {
  Page: ComponentType<Props>
  /** Loads the page ahead of its first render, which then needs no waiting: for what is in place as HTML. */
  preload: () => Promise<void>
}

/** A page whose code loads with its route. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  const Page = lazyPart(load)
  return { Page, preload: Page.preload }
}
