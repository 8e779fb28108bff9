import type { IsoDate } from '#domain/tax/table.ts'

/** 'past_due' means that a declined charge is being retried; 'suspended' means that all retries have failed. */
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'suspended', 'cancelled', 'ended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** A 'dropped' charge is no longer due. */
export const chargeStatuses = ['due', 'authorized', 'paid', 'failed', 'dropped'] as const
export type ChargeStatus = (typeof chargeStatuses)[number]

interface Standing {
  status: SubscriptionStatus
  /** First unpaid day, or null for a one-time purchase. */
  renewalOn: IsoDate | null
}

const open: ReadonlySet<SubscriptionStatus> = new Set<SubscriptionStatus>(['trialing', 'active', 'past_due'])

/** Returns true if the subscription has a future charge [PROGRAM-211]. */
export function mayCancel({ status, renewalOn }: Standing): boolean {
  return renewalOn !== null && open.has(status)
}

/** Returns true until the end of a canceled subscription's paid period [PROGRAM-403]. */
export function mayReactivate({ status, renewalOn }: Standing, today: IsoDate): boolean {
  return status === 'cancelled' && renewalOn !== null && today < renewalOn
}

/** Returns true during a paid period and while a declined charge is being retried [PROGRAM-211]. */
export function hasAccess({ status, renewalOn }: Standing, today: IsoDate): boolean {
  return open.has(status) || mayReactivate({ status, renewalOn }, today)
}

/** Returns 'trialing' during the first period of a trial, or else 'active'. */
export function paidStatus({ isTrial, cycles }: { isTrial: boolean; cycles: number }): 'trialing' | 'active' {
  return isTrial && cycles <= 1 ? 'trialing' : 'active'
}
