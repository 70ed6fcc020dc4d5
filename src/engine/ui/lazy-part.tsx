import { lazy, useState, type ComponentType } from 'react'
import { isLoadFailure } from './is-load-failure'

/** The loads in progress. */
const loads = new Set<Promise<unknown>>()

/** For each part whose load failed: makes it load again. */
const failed = new Set<() => void>()

/** Code that can load before it is rendered. */
export interface Preloadable {
  /** Loads the code. Further calls share the same load. */
  preload: () => Promise<void>
  isReady: () => boolean
}

/** The parts that were not preloaded yet, the most recently defined last. */
export const unloadedParts: Preloadable[] = []

/** A component whose code loads when it is first rendered, or by `preload`. */
export type LazyPart<Props extends object> = ComponentType<Props> & Preloadable

/**
 * Defines a component that loads when it is first rendered. `React.lazy` alone never loads again after a failure,
 * and shows its fallback for at least 300 ms. See docs/decisions/0022.
 * @param Fallback rendered with the error if the load fails; without it the error boundary gets the error
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Fallback?: ComponentType<NoInfer<Props> & { error: unknown }>,
): LazyPart<Props> {
  let Ready: ComponentType<Props> | undefined
  let loading: ReturnType<typeof load> | undefined
  const loadOnce = () => (loading ??= tracked(begin()))
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
  const attempt = (othersEnded?: Promise<void>) =>
    lazy(() =>
      (othersEnded ? othersEnded.then(loadOnce) : loadOnce()).catch((error: unknown) => {
        failed.add(renew)
        if (!Fallback) throw error
        if (!isLoadFailure(error)) console.error(error)
        return { default: (props: Props) => <Fallback {...props} error={error} /> }
      }),
    )
  // A request for the same file that is still in progress would fail the new load too.
  const renew = () => void (Later = attempt(loadsEnded()))
  let Later = attempt()

  function LazyPart(props: Props) {
    // A mounted part does not switch components, because that would lose typed text.
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

/** Adds a load to `loads` until it has ended. */
function tracked<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  loads.add(load)
  const end = () => void loads.delete(load)
  load.then(end, end)
  return load
}

/** The longest wait for the loads in progress, in milliseconds: without a connection they may never end. */
const LONGEST_WAIT_MS = 3000

/** Resolves when the loads in progress have ended, successfully or not, but after `LONGEST_WAIT_MS` at the latest. */
export async function loadsEnded(): Promise<void> {
  if (loads.size === 0) return
  await Promise.race([
    Promise.allSettled(loads),
    new Promise((end) => setTimeout(end, LONGEST_WAIT_MS)),
  ])
}

/** Makes every part whose load failed load again at its next render. */
export function renewFailedParts() {
  for (const renew of failed) renew()
  failed.clear()
}
