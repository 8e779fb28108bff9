import type { IsoDate } from '#domain/tax/table.ts'

/** How a subscription stands; past due is being tried again, suspended was tried often enough. */
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'suspended', 'cancelled', 'ended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** How a renewal stands in the ledger; dropped is not owed any more. */
export const chargeStatuses = ['due', 'authorized', 'paid', 'failed', 'dropped'] as const
export type ChargeStatus = (typeof chargeStatuses)[number]

interface Standing {
  status: SubscriptionStatus
  /** The first day that is not paid for; null is bought once and for good. */
  renewalOn: IsoDate | null
}

const open: ReadonlySet<SubscriptionStatus> = new Set<SubscriptionStatus>(['trialing', 'active', 'past_due'])

/** Whether it would be charged again [PROGRAM-211]. */
export function mayCancel({ status, renewalOn }: Standing): boolean {
  return renewalOn !== null && open.has(status)
}

/** Until the end of what is paid for, a cancelled one goes on as if nothing had been said [PROGRAM-403]. */
export function mayReactivate({ status, renewalOn }: Standing, today: IsoDate): boolean {
  return status === 'cancelled' && renewalOn !== null && today < renewalOn
}

/** Whether its holder may train: to the end of what is paid, and while a refused charge is tried again [PROGRAM-211]. */
export function hasAccess({ status, renewalOn }: Standing, today: IsoDate): boolean {
  return open.has(status) || mayReactivate({ status, renewalOn }, today)
}

/** What a paid subscription is called: its first period may be a trial. */
export function paidStatus({ isTrial, cycles }: { isTrial: boolean; cycles: number }): 'trialing' | 'active' {
  return isTrial && cycles <= 1 ? 'trialing' : 'active'
}
