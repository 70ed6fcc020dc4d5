import { PayControls } from './PayControls'

/** The pay selects above the list of careers, with the choice of order. */
export function CareersPayControls() {
  return (
    // The same gap as between the filter buttons and the cards.
    <div className="mb-3 mt-2 flex flex-wrap gap-x-3 gap-y-2">
      <PayControls hasOrder />
    </div>
  )
}
