import { lazyPart } from '@/engine/ui/lazy-part'
import { useStored } from '@/engine/store/use-stored'
import { onboardingComplete } from '@/schemas/flags'
import { SetupCard } from './SetupCard'

/** What to do now. Its code is there before the dashboard is drawn: nothing moves down for it. */
export const NowPart = lazyPart(() => import('./NowSection'), WithoutNow)

/** Without its code the way into the setup still stands. */
function WithoutNow() {
  return useStored(onboardingComplete) ? null : <SetupCard />
}
