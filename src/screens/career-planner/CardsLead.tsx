import { PayControls } from './pay/PayControls'
import { ReadingTheCards } from './ReadingTheCards'

/** What stands over a few career cards: where their pay is for, and how to read them. */
export function CardsLead() {
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <PayControls />
      </div>
      <div className="mt-4">
        <ReadingTheCards />
      </div>
    </div>
  )
}
