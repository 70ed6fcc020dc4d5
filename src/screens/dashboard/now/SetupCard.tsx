import { Link } from 'wouter'
import { site } from '@/data/site'
import { useStored } from '@/engine/store/use-stored'
import { buttonClass } from '@/engine/ui/button-class'
import { currentMove, moves } from '@/schemas/my-move/move'

/** A link to the setup, and one to My Move where no move is planned. Shown until the setup is complete. */
export function SetupCard() {
  const isMoving = currentMove(useStored(moves)) !== undefined
  return (
    <section
      aria-labelledby="setup"
      className="flex flex-wrap items-center justify-between gap-4 rounded bg-accent-soft p-5"
    >
      <div className="min-w-[min(15rem,100%)] flex-1">
        <h3 id="setup" className="text-xl font-bold">
          Complete Setup
        </h3>
        <p className="mt-1">
          Three short steps make this dashboard yours. They take {site.setupTime}.
        </p>
      </div>
      <Link href="/welcome" className={buttonClass()}>
        Start Setup
      </Link>
      {!isMoving && (
        <Link href="/app/move" className={buttonClass('secondary')}>
          We Got Orders
        </Link>
      )}
    </section>
  )
}
