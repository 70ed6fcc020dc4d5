import type { ComponentType } from 'react'
import type { DueSource } from '@/engine/due/due'
import { lazyPart } from '@/engine/ui/lazy-part'
import { screens } from '@/screens'
import type { Repository } from '@/engine/store/repository'
import { useRepository } from '@/engine/store/RepositoryProvider'
import { useStored } from '@/engine/store/use-stored'
import { onboardingComplete } from '@/schemas/account/flags'
import { SetupCard } from '@/screens/dashboard/now/SetupCard'

/** What to do now. Its code is there before the dashboard is drawn: nothing moves down for it. */
const NowPart = lazyPart(
  () => withSources(import('@/screens/dashboard/now/NowSection')),
  WithoutNow,
)

/** The same with what is due of a move: who plans none does not load what dates it. */
const MoveNowPart = lazyPart(
  () => withSources(import('./MoveNow')),
  () => <NowPart />,
)

/** The part, once its code and what the modules say is due are there. */
async function withSources(
  part: Promise<{ default: ComponentType<{ sources: readonly DueSource[] }> }>,
) {
  const [{ default: Part }, ...modules] = await Promise.all([
    part,
    ...screens.flatMap(({ due }) => due?.() ?? []),
  ])
  const sources = modules.flatMap(({ default: ofModule }) => ofModule)
  return { default: () => <Part sources={sources} /> }
}

/** Without its code the way into the setup still stands. */
function WithoutNow() {
  return useStored(onboardingComplete) ? null : <SetupCard />
}

/** What to do now, for who plans a move and for who does not. */
export function Now() {
  return hasMoves(useRepository()) ? <MoveNowPart /> : <NowPart />
}

/** Loads what the dashboard of this browser shows of it. */
export const preloadNow = (repository: Repository | undefined) =>
  (repository && hasMoves(repository) ? MoveNowPart : NowPart).preload()

/** By the name of the key: what a move is, is not known before its code is there. */
const hasMoves = (repository: Repository) => repository.texts((name) => name === 'moves').length > 0
