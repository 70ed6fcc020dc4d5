import { centsOf, type License } from '@/schemas/licensing/license'

/**
 * The most that is reimbursed for one move, in cents. Relicensing and business costs each have this limit; for the
 * Coast Guard, no page was found that pays business costs. A test compares it with the texts of
 * `licenseReimbursement` and `businessCostsCap` in `src/data`.
 */
export const REIMBURSEMENT_CAP = 100_000

type Costs = Pick<License, 'relicensingCosts' | 'businessCosts'>

/** Whether there are costs to claim. */
export function hasCosts({ relicensingCosts, businessCosts }: Costs): boolean {
  return cents(relicensingCosts) + cents(businessCosts) > 0
}

/**
 * "Relicensing: $325.00. The limit is $1,000.00 for all licenses of one move. Business: $40.00. The limit is
 * $1,000.00 for one move (Coast Guard: ask first)."
 */
export function costsText({ relicensingCosts, businessCosts }: Costs): string {
  const parts = [
    partOf('Relicensing', cents(relicensingCosts), 'for all licenses of one move'),
    partOf('Business', cents(businessCosts), 'for one move', ' (Coast Guard: ask first)'),
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function partOf(name: string, paid: number, scope: string, exception = ''): string {
  if (paid === 0) return ''
  const over = paid - REIMBURSEMENT_CAP
  const rest = over > 0 ? `, so ${formatCents(over)} is over it` : ''
  return `${name}: ${formatCents(paid)}. The limit is ${formatCents(REIMBURSEMENT_CAP)} ${scope}${rest}${exception}.`
}

const cents = (text: string) => centsOf(text) ?? 0

/** Formats an amount of cents: "$1,325.50". */
export function formatCents(amount: number): string {
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `$${whole}.${String(amount % 100).padStart(2, '0')}`
}
