import { centsOf, type License } from '@/schemas/licensing/license'

/**
 * What is paid back of each of the two for one move, in cents. `licenseReimbursement` among the facts
 * says it in words; a test holds the two together.
 */
export const REPAYMENT_CAP = 100_000

type Costs = Pick<License, 'relicensingCosts' | 'businessCosts'>

/** Whether there is something to claim. */
export function hasCosts({ relicensingCosts, businessCosts }: Costs): boolean {
  return cents(relicensingCosts) + cents(businessCosts) > 0
}

/** "Relicensing $325.00 of up to $1,000.00." */
export function costsText({ relicensingCosts, businessCosts }: Costs): string {
  const parts = [
    partOf('Relicensing', cents(relicensingCosts)),
    partOf('Business', cents(businessCosts)),
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function partOf(name: string, paid: number): string {
  if (paid === 0) return ''
  const over = paid - REPAYMENT_CAP
  const rest = over > 0 ? `, ${dollars(over)} over` : ''
  return `${name} ${dollars(paid)} of up to ${dollars(REPAYMENT_CAP)}${rest}.`
}

const cents = (text: string) => centsOf(text) ?? 0

/** "$1,325.50". */
export function dollars(amount: number): string {
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `$${whole}.${String(amount % 100).padStart(2, '0')}`
}
