import type { Career } from '@/schemas/career-planner/career'
import { PayTable } from './PayTable'
import { usePayView } from './use-pay-view'
import { WithWages } from './WithWages'

/** All pay figures of a career for the chosen states, with notes. Renders nothing until a state is chosen. */
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
