import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useSave } from '@/engine/store/use-save'
import { useStored } from '@/engine/store/use-stored'
import { lazyPart } from '@/engine/ui/lazy-part'
import { joinDate } from '@/schemas/account/flags'
import { userProfile } from '@/schemas/account/user-profile'
import { BetaNote } from './BetaNote'
import { greeting } from './greeting'
import { ModuleGrid } from './ModuleGrid'
import { QuickActions } from './QuickActions'
import { StatCards } from './StatCards'
import { TransitionPromo } from './TransitionPromo'

// The tips, and what they rest on, come after what a person came for.
const TipRotator = lazyPart(
  () => import('./TipRotator'),
  () => null,
)

// Asked for now and not once it is drawn. A load that fails is tried again then.
TipRotator.preload().catch(() => undefined)

interface Props {
  /** What to do now. It may be waited for. */
  now: ReactNode
  /** What concerns all of the user's data. */
  notice: ReactNode
}

/** The Command Center: where things stand, and the way to everything. */
export default function DashboardPage({ now, notice }: Props) {
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
      <Suspense>{now}</Suspense>
      {notice}
      {/* The room that a tip takes: nothing below it moves when it comes. */}
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

/** The first visit sets the join date; later ones leave it. */
function useJoinDate() {
  const save = useSave(joinDate)
  useEffect(() => {
    save((known) => known || new Date().toISOString()).catch((error: unknown) =>
      console.warn('The join date was not stored:', error),
    )
  }, [save])
}

const MINUTE_MS = 60_000

/** The current time, renewed every minute, so that a page left open greets rightly. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
