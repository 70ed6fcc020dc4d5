import type { Career } from '@/schemas/career-planner/career'
import { PayTable } from './PayTable'
import { usePayView } from './use-pay-view'
import { WithWages } from './WithWages'

/** Every figure of a career for the chosen states, and what one has to know of them; nothing before one is chosen. */
export function CareerPayTable({ career: { id, title } }: { career: Career }) {
  const { shownIn, from } = usePayView()
  if (!shownIn) return null
  return (
    <WithWages>
      {(wages) => {
        const pay = wages?.find(id)
        return (
          wages &&
          pay && (
            <PayTable title={title} month={wages.month} pay={pay} state={shownIn} from={from} />
          )
        )
      }}
    </WithWages>
  )
}
