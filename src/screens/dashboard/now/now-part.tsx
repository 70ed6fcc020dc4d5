import { useCallback, useDeferredValue, useSyncExternalStore } from 'react'
import { lazyPart } from '@/engine/ui/lazy-part'
import { loadContributions } from '@/engine/screen/modules'
import type { AnyEntry } from '@/engine/screen/screen'
import type { Repository } from '@/engine/store/repository'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useStored } from '@/engine/store/use-stored'
import { onboardingComplete } from '@/schemas/account/flags'
import { modules } from '@/screens'
import { SetupCard } from './SetupCard'

/** What to do now. It is preloaded before the dashboard renders, so that nothing moves down for it. */
const NowPart = lazyPart(() => loadNow([]), WithoutNow)

/** The same with the sections of modules. It loads only for people who have data of such a module. */
const FullNowPart = lazyPart(
  () => loadNow(modules),
  () => <NowPart />,
)

/** Loads the section, what is due in each module, and the modules' own sections. */
async function loadNow(entries: readonly AnyEntry[]) {
  const [{ default: NowSection }, sources, ...parts] = await Promise.all([
    import('./NowSection'),
    loadContributions(({ due }) => due),
    ...entries.flatMap(({ now }) => now?.load() ?? []),
  ])
  const shown = parts.map(({ default: part }) => part)
  return { default: () => <NowSection sources={sources} parts={shown} /> }
}

/** If the code does not load, the link to the setup is still there. */
function WithoutNow() {
  return useStored(onboardingComplete) ? null : <SetupCard />
}

/** What to do now, with the modules' own sections where they have data. */
export function Now() {
  const repository = useRepository()
  const { queryClient } = repository
  // The section reads the move, so the cache also reports the first one that another tab stores.
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  )
  const needsParts = useSyncExternalStore(subscribe, () => hasParts(repository))
  // Deferred, so that the section stays until the code of the other variant has loaded.
  return useDeferredValue(needsParts) ? <FullNowPart /> : <NowPart />
}

/** Preloads the variant that this browser's data needs. */
export const preloadNow = (repository: Repository | undefined) =>
  (repository && hasParts(repository) ? FullNowPart : NowPart).preload()

/** Checks the names of keys only: reading the values needs the module's code. */
const hasParts = (repository: Repository) =>
  repository.texts((name) => modules.some(({ now }) => now?.key === name)).length > 0
