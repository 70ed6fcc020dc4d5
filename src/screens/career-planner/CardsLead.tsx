import { PayControls } from './pay/PayControls'
import { ReadingTheCards } from './ReadingTheCards'

/** What stands over career cards: how to read them, and where their pay is for. */
export function CardsLead({ hasOrder }: { hasOrder?: boolean }) {
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-3 gap-y-2">
      <ReadingTheCards />
      <PayControls hasOrder={hasOrder} />
    </div>
  )
}

/** The same over all careers, which the pay can order. */
export function BrowseLead() {
  return <CardsLead hasOrder />
}
