import { dollars } from './format-pay'
import type { Pay } from './pay'

/** From the 10th to the 90th percentile; on a narrow card it breaks between the two. */
export function PayRange({ pay: { low, high } }: { pay: Pay }) {
  return (
    <>
      <span className="whitespace-nowrap">{`${dollars(low)}–`}</span>
      <wbr />
      <span className="whitespace-nowrap">{dollars(high)}</span>
    </>
  )
}
