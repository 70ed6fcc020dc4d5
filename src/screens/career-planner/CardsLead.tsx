import { PayControls } from './pay/PayControls'
import { ReadingTheCards } from './ReadingTheCards'

/** What stands over a few career cards: where their pay is for, and how to read them. */
export function CardsLead() {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-4">
      <PayControls />
      <div className="ml-auto has-[[open]]:basis-full">
        <ReadingTheCards />
      </div>
    </div>
  )
}
