import type { Career } from '@/schemas/career'
import { PayTable } from './PayTable'
import { usePayView } from './use-pay-view'
import { WithWages } from './WithWages'

/** What a career pays in the chosen state; nothing before one is chosen. */
export function CareerPayLines({ career: { id, title } }: { career: Career }) {
  const { shownIn, from } = usePayView()
  if (!shownIn) return null
  return (
    <WithWages>
      {(wages) => {
        const pay = wages?.find(id)
        if (!wages || !pay) return <NotLoaded />
        return <PayTable title={title} month={wages.month} pay={pay} state={shownIn} from={from} />
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
