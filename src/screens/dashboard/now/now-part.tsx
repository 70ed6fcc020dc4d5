import { lazyPart } from '@/engine/ui/lazy-part'
import { contributed } from '@/engine/screen/modules'
import type { AnyEntry } from '@/engine/screen/screen'
import type { Repository } from '@/engine/store/repository'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useStored } from '@/engine/store/use-stored'
import { onboardingComplete } from '@/schemas/account/flags'
import { modules } from '@/screens'
import { SetupCard } from './SetupCard'

/** What to do now. Its code is there before the dashboard is drawn: nothing moves down for it. */
const NowPart = lazyPart(() => loadNow([]), WithoutNow)

/** The same with what the modules show there themselves: who uses none of them does not load it. */
const FullNowPart = lazyPart(
  () => loadNow(modules),
  () => <NowPart />,
)

/** The part, once its code and what the modules say is due are there. */
async function loadNow(entries: readonly AnyEntry[]) {
  const [{ default: NowSection }, sources, ...parts] = await Promise.all([
    import('./NowSection'),
    contributed(({ due }) => due),
    ...entries.flatMap(({ now }) => now?.load() ?? []),
  ])
  const shown = parts.map(({ default: part }) => part)
  return { default: () => <NowSection sources={sources} parts={shown} /> }
}

/** Without its code the way into the setup still stands. */
function WithoutNow() {
  return useStored(onboardingComplete) ? null : <SetupCard />
}

/** What to do now, with what the modules show there themselves where something of theirs is stored. */
export function Now() {
  return hasParts(useRepository()) ? <FullNowPart /> : <NowPart />
}

/** Loads what the dashboard of this browser shows of it. */
export const preloadNow = (repository: Repository | undefined) =>
  (repository && hasParts(repository) ? FullNowPart : NowPart).preload()

/** By the names of keys: what is stored under them is not known before the code of the module is there. */
const hasParts = (repository: Repository) =>
  repository.texts((name) => modules.some(({ now }) => now?.key === name)).length > 0
