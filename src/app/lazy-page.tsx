import { lazy, type ComponentType } from 'react'

export interface LazyPage {
  Page: ComponentType
  /** Loads the page ahead of its first render, which then needs no waiting: for hydration and prerendering. */
  preload: () => Promise<void>
}

/** A page whose code loads with its route. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Ready: ComponentType | undefined
  const Later = lazy(load)
  return {
    Page: () => (Ready ? <Ready /> : <Later />),
    preload: async () => {
      Ready = (await load()).default
    },
  }
}
