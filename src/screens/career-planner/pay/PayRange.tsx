import { dollars } from '@/engine/format-count'
import type { Pay } from './pay'

/** The 10th to 90th percentile. On a narrow card the line breaks between the two figures. */
export function PayRange({ pay: { low, high } }: { pay: Pay }) {
  return (
    <>
      <span className="whitespace-nowrap">{`${dollars(low)}–`}</span>
      <wbr />
      <span className="whitespace-nowrap">{dollars(high)}</span>
    </>
  )
}
