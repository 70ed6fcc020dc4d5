import { Link } from 'wouter'
import { buttonClass } from '@/engine/ui/button-class'
import { Card } from '@/engine/ui/Card'
import { addApplication } from '../quick-actions'

/** Two ways to begin, after the setup and before the first entry. */
export function FirstStepCard() {
  return (
    <Card>
      <section
        aria-labelledby="first-step"
        className="flex flex-wrap items-center justify-between gap-4"
      >
        <div className="min-w-[min(15rem,100%)] flex-1">
          <h3 id="first-step" className="text-xl font-bold">
            Take a First Step
          </h3>
          <p className="mt-1">
            Enter your report date to get a dated plan, or add a job you applied for.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:basis-full">
          <Link href="/app/move" className={`${buttonClass()} max-sm:grow`}>
            We Got Orders
          </Link>
          <Link href={addApplication.href} className={`${buttonClass('secondary')} max-sm:grow`}>
            {addApplication.label}
          </Link>
        </div>
      </section>
    </Card>
  )
}
