import { lazy, useState, type ComponentType } from 'react'
import { isLoadFailure } from './is-load-failure'

/** Makes the parts that failed ready to load anew. */
const failed = new Set<() => void>()

/** Code that can be there before it is drawn. */
export interface Preloadable {
  /** Loads the code ahead, once for all who ask: what is drawn after that needs no waiting. */
  preload: () => Promise<void>
  isReady: () => boolean
}

/** Every part that is known and was not loaded ahead, the latest last. */
export const unloadedParts: Preloadable[] = []

/** A component whose code loads when it is first drawn, or ahead of that. */
export type LazyPart<Props extends object> = ComponentType<Props> & Preloadable

/**
 * A component that loads when it is first drawn. React's own would stay failed for good once its load
 * failed, and what stands in for it stays for 300 ms, however soon the code is there.
 * See docs/decisions/0022.
 * @param Fallback what stands there where the load fails, and is told why; without it the failure goes to the boundary around
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback?: ComponentType<NoInfer<Props> & { error: unknown }>,
): LazyPart<Props> {
  let Ready: ComponentType<Props> | undefined
  let loading: ReturnType<typeof load> | undefined
  const loadOnce = () => (loading ??= begin())
  const begin = async () => {
    try {
      const loaded = await load()
      Ready = loaded.default
      return loaded
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const attempt = () =>
    lazy(() =>
      loadOnce().catch((error: unknown) => {
        failed.add(renew)
        if (!Fallback) throw error
        if (!isLoadFailure(error)) console.error(error)
        return { default: (props: Props) => <Fallback {...props} error={error} /> }
      }),
    )
  const renew = () => void (Later = attempt())
  let Later = attempt()

  function LazyPart(props: Props) {
    // What is drawn stays what it is, with all that was typed in it.
    const [AtOnce] = useState(() => Ready)
    return AtOnce ? <AtOnce {...props} /> : <Later {...props} />
  }
  const part = Object.assign(LazyPart, {
    preload: async () => void (await loadOnce()),
    isReady: () => Ready !== undefined,
  })
  unloadedParts.push(part)
  return part
}

/** Lets every part whose load failed load again when it is next drawn. */
export function renewFailedParts() {
  for (const renew of failed) renew()
  failed.clear()
}
