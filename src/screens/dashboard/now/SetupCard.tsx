import { Link } from 'wouter'
import { site } from '@/data/site'
import { buttonClass } from '@/engine/ui/button-class'

interface Props {
  /** Whether a move is planned already. */
  isMoving?: boolean
}

/** A link to the setup, and one to My Move where no move is planned. Shown until the setup is complete. */
export function SetupCard({ isMoving = false }: Props) {
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
