import { PayControls } from './PayControls'

/** The selects of the pay over all careers, which it can order. */
export function CareersPayControls() {
  return (
    // As far from the filter buttons under it as those are from the cards.
    <div className="mb-3 mt-2 flex flex-wrap gap-x-3 gap-y-2">
      <PayControls hasOrder />
    </div>
  )
}
