import { useOnceReady } from '@/engine/ui/use-once-ready'
import type { Career } from '@/schemas/career'
import { PayTable } from './PayTable'
import { usePayView } from './use-pay-view'
import { WithWages } from './WithWages'

/** What a career pays in the chosen state; nothing before one is chosen. */
export function CareerPayLines({ career: { id, title } }: { career: Career }) {
  const { payIn, from } = usePayView().view
  const state = useOnceReady(payIn, WithWages.isReady())
  if (!state) return null
  return (
    <WithWages>
      {(findPay) => {
        const pay = findPay?.(id)
        if (!pay) return <NotLoaded />
        return <PayTable title={title} pay={pay} state={state} from={from} />
      }}
    </WithWages>
  )
}

function NotLoaded() {
  return (
    <p className="mt-2 text-sm text-muted">
      The pay by state did not load. Open this tab again once you are online.
    </p>
  )
}
