import type { Due } from './due'
import { DueList } from './DueList'

/** What ends or takes place later, said while there is time for it. */
export function ComingUp({ due }: { due: readonly Due[] }) {
  return (
    <section aria-labelledby="coming-up">
      <h3 id="coming-up" className="mb-2 text-lg font-bold">
        Coming Up
      </h3>
      <DueList due={due} />
    </section>
  )
}
