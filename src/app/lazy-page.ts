import type { ComponentType } from 'react'
import { lazyPart } from '@/engine/views/lazy-part'

export interface LazyPage<Props extends object = object> {
  Page: ComponentType<Props>
  /** Loads the page ahead of its first render, which then needs no waiting: for what is in place as HTML. */
  preload: () => Promise<void>
}

/** A page whose code loads with its route. */
export function lazyPage<Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let Ready: ComponentType<Props> | undefined
  const Later = lazyPart(load)
  return {
    Page: (props) => (Ready ? <Ready {...props} /> : <Later {...props} />),
    preload: async () => {
      Ready = (await load()).default
    },
  }
}
