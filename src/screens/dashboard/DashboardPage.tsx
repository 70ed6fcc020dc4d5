import { Suspense, useEffect, type ReactNode } from 'react'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { lazyPart } from '@/engine/ui/lazy-part'
import { useNow } from '@/engine/use-now'
import { joinDate } from '@/schemas/account/flags'
import { userProfile } from '@/schemas/account/user-profile'
import { BetaNote } from './BetaNote'
import { greeting } from './greeting'
import { ModuleGrid } from './ModuleGrid'
import { Now } from './now/now-part'
import { QuickActions } from './QuickActions'
import { StatCards } from './StatCards'
import { TransitionPromo } from './TransitionPromo'

// The tips and their data are loaded separately, so that they do not delay the rest of the page.
const TipRotator = lazyPart(
  () => import('./TipRotator'),
  () => null,
)

// Starts loading before the first render. If this fails, rendering tries again.
TipRotator.preload().catch(() => undefined)

interface Props {
  /** A notice about the user's data as a whole. */
  notice: ReactNode
}

/** The Command Center: what is due, figures, and links to all modules. */
export default function DashboardPage({ notice }: Props) {
  useJoinDate()
  const { name } = useStored(userProfile)
  return (
    <div className="grid gap-8">
      <header>
        <h1 tabIndex={-1} className="line-clamp-3 text-3xl font-extrabold" dir="auto">
          {greeting(useNow(), name)}
        </h1>
        <BetaNote />
      </header>
      <Suspense>
        <Now />
      </Suspense>
      {notice}
      {/* As high as a tip, so that nothing shifts when it loads. */}
      <Suspense fallback={<div className="min-h-38 rounded bg-signal-soft sm:min-h-20" />}>
        <TipRotator />
      </Suspense>
      <StatCards />
      <ModuleGrid />
      <QuickActions />
      <TransitionPromo />
    </div>
  )
}

/** Sets the join date on the first visit. */
function useJoinDate() {
  const save = useSave(joinDate)
  useEffect(() => {
    save((known) => known || new Date().toISOString()).catch((error: unknown) =>
      console.warn('The join date was not stored:', error),
    )
  }, [save])
}
