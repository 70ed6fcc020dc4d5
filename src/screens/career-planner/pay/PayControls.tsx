import { wageMonth } from '@/data/sources/state-wages'
import { announce } from '@/engine/ui/announcer'
import { aheadOf } from '@/engine/ui/load-ahead'
import { SlimSelect } from '@/engine/ui/SlimSelect'
import { areaName, isWageState, wageStates } from '@/schemas/wage-area'
import { BY_PAY, usePayView } from './use-pay-view'
import { WithWages } from './WithWages'

const states = wageStates.map((value) => ({ value, label: areaName(value) }))

/**
 * Where the pay is shown for, and, once that is chosen, what it is held against.
 * @param hasOrder whether the pay can order what stands below
 */
export function PayControls({ hasOrder }: { hasOrder?: boolean | undefined }) {
  const { view, choose } = usePayView()
  const { payIn, from, isByPay } = view
  const chooseState = (chosen: string) => {
    choose({ payIn: chosen })
    if (isWageState(chosen)) announce(`The pay in ${areaName(chosen)} is shown.`)
  }
  return (
    <>
      <div className="min-w-0 flex-1 basis-36 sm:max-w-56" data-no-print {...aheadOf(WithWages)}>
        <SlimSelect
          label="Pay In"
          value={payIn ?? ''}
          options={[{ value: '', label: 'Choose a State' }, ...states]}
          onChange={chooseState}
        />
      </div>
      {payIn && (
        <>
          <div className="min-w-0 flex-1 basis-36 sm:max-w-56" data-no-print>
            <SlimSelect
              label="Coming From"
              value={from ?? ''}
              options={[{ value: '', label: 'Not Specified' }, ...states]}
              onChange={(chosen) => choose({ from: chosen })}
            />
          </div>
          {hasOrder && (
            <div className="min-w-0 flex-1 basis-36 sm:max-w-56" data-no-print>
              <SlimSelect
                label="Sort by"
                value={isByPay ? BY_PAY : ''}
                options={[
                  { value: '', label: 'Our Order' },
                  { value: BY_PAY, label: 'Pay There, Highest First' },
                ]}
                onChange={(chosen) => choose({ sort: chosen })}
              />
            </div>
          )}
          <p className="basis-full text-sm text-muted">
            Pay of employees in {wageMonth}, from the U.S. Bureau of Labor Statistics. People who
            work for themselves are not counted.
          </p>
        </>
      )}
    </>
  )
}
