import { useEffect, useId, useState, type ComponentProps } from 'react'
import { announce } from '@/engine/announcer'
import { preloadProps } from '@/engine/ui/preload'
import { OptionsButton } from '@/engine/ui/OptionsButton'
import { SlimSelect } from '@/engine/ui/SlimSelect'
import { areaName, wageStates, type WageState } from '@/schemas/career-planner/wage-area'
import { placeName } from '@/schemas/my-move/region'
import { BY_PAY, usePayView } from './use-pay-view'
import { WithWages } from './WithWages'

const states = wageStates.map((value) => ({ value, label: areaName(value) }))
const orders = [
  { value: '', label: 'Our Order' },
  { value: BY_PAY, label: 'Highest Pay First' },
]

/**
 * Selects for the state whose pay is shown and, once that is chosen, for the state to compare it with.
 * @param hasOrder whether the list below can be sorted by pay; a phone then collapses every select but the first
 */
export function PayControls({ hasOrder }: { hasOrder?: boolean | undefined }) {
  const { payIn, shownIn, from, isByPay, choose } = usePayView()
  // Stay open if the user has chosen an order.
  const [isOpen, setOpen] = useState(isByPay)
  const id = useId()
  const [chosen, setChosen] = useState('')
  const chooseState = (state: string) => {
    choose({ payIn: state })
    setChosen(state)
  }
  const comingFrom = (
    <PaySelect
      label="Coming From"
      value={from ?? ''}
      options={[{ value: '', label: 'Not Specified' }, ...states]}
      onChange={(chosen) => choose({ from: chosen })}
    />
  )
  return (
    <>
      <PaySelect
        label="Pay In"
        value={payIn ?? ''}
        options={[{ value: '', label: 'Choose a State' }, ...states]}
        onChange={chooseState}
      />
      {!payIn && hasOrder && isByPay && (
        <p className="basis-full self-center text-sm text-muted sm:basis-auto" data-no-print>
          Choose a state to sort by pay.
        </p>
      )}
      {payIn && !hasOrder && comingFrom}
      {payIn && hasOrder && (
        <>
          <OptionsButton
            label="Sort and Location"
            isLabelShown
            isOpen={isOpen}
            controls={id}
            onToggle={() => setOpen(!isOpen)}
            className="sm:hidden"
          />
          <div id={id} className={`${isOpen ? 'flex' : 'hidden'} basis-full gap-x-3 sm:contents`}>
            {comingFrom}
            <PaySelect
              label="Sort By"
              value={isByPay ? BY_PAY : ''}
              options={orders}
              onChange={(sort) => choose({ sort })}
            />
          </div>
        </>
      )}
      {shownIn && (
        <WithWages>
          {(wages) =>
            wages ? (
              chosen === shownIn && <PayAnnouncement state={shownIn} />
            ) : (
              <p role="status" className="basis-full text-sm text-muted">
                The pay by state did not load. Open this tab again once you are online.
              </p>
            )
          }
        </WithWages>
      )}
    </>
  )
}

/** Announces that the pay in a state is shown. Rendered once it is. */
function PayAnnouncement({ state }: { state: WageState }) {
  useEffect(() => announce(`The pay in ${placeName(state)} is shown.`), [state])
  return null
}

/** The pay selects above the list of careers, with the choice of order. */
export function CareersPayControls() {
  return (
    // The same gap as between the filter buttons and the cards.
    <div className="mb-3 mt-2 flex flex-wrap gap-x-3 gap-y-2">
      <PayControls hasOrder />
    </div>
  )
}

/** A select that preloads the wages on hover and focus. */
function PaySelect(props: ComponentProps<typeof SlimSelect>) {
  return (
    <div className="min-w-0 flex-1 basis-32 sm:max-w-56" data-no-print {...preloadProps(WithWages)}>
      <SlimSelect {...props} />
    </div>
  )
}
