import type { IsoDate } from '#domain/tax/table.ts'

/** 'past_due' means that a declined charge is being retried; 'suspended' means that all retries failed. */
export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'suspended', 'cancelled', 'ended'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** A 'dropped' charge is no longer due. */
export const chargeStatuses = ['due', 'authorized', 'paid', 'failed', 'dropped'] as const
export type ChargeStatus = (typeof chargeStatuses)[number]

interface Standing {
  status: SubscriptionStatus
  /** First unpaid day, or null for one-time purchases. */
  renewalOn: IsoDate | null
}

const open: ReadonlySet<SubscriptionStatus> = new Set<SubscriptionStatus>(['trialing', 'active', 'past_due'])

/** Returns true if the subscription would be charged again [PROGRAM-211]. */
export function mayCancel({ status, renewalOn }: Standing): boolean {
  return renewalOn !== null && open.has(status)
}

/** Returns true until the paid period of a canceled subscription ends [PROGRAM-403]. */
export function mayReactivate({ status, renewalOn }: Standing, today: IsoDate): boolean {
  return status === 'cancelled' && renewalOn !== null && today < renewalOn
}

/** Returns true during a paid period and while a declined charge is being retried [PROGRAM-211]. */
export function hasAccess({ status, renewalOn }: Standing, today: IsoDate): boolean {
  return open.has(status) || mayReactivate({ status, renewalOn }, today)
}

/** Returns 'trialing' during the first period of a trial. */
export function paidStatus({ isTrial, cycles }: { isTrial: boolean; cycles: number }): 'trialing' | 'active' {
  return isTrial && cycles <= 1 ? 'trialing' : 'active'
}
