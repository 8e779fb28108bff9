import { withoutPrivate } from '#domain/lists/shared.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { canonical } from '#domain/recipes/recipe.ts'

export const eventTypes = ['wedding', 'birthday', 'housewarming', 'gym', 'other'] as const
export type EventType = (typeof eventTypes)[number]

/** Visible only to the owner, to anyone with the link, or to everyone through search. */
export const registryPrivacies = ['private', 'link', 'public'] as const
export type RegistryPrivacy = (typeof registryPrivacies)[number]

/** The characters of a registry code, without those that are easily confused. */
export const registryCodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const registryCodeLength = 8

/** Returns the path of a shared registry [REGISTRY-001]. */
export function registryPath(urlKey: string): string {
  return `/registry/${urlKey}`
}

/** Returns true from one year after the event. */
export function isOver(eventDate: string, today: string): boolean {
  const year = String(Number(eventDate.slice(0, 4)) + 1).padStart(4, '0')
  return today > year + eventDate.slice(4)
}

/** Returns true unless purchases are a surprise until the event [REGISTRY-203]. */
export function canSeePurchases({ isSurprise, eventDate }: { isSurprise: boolean; eventDate: string }, today: string) {
  return !isSurprise || today >= eventDate
}

/** Returns the wanted units minus those purchased or pending [REGISTRY-203]. */
export function stillWanted({ wanted, purchased, pending }: { wanted: number; purchased: number; pending: number }) {
  return Math.max(0, wanted - purchased - pending)
}

export interface GiftCounts {
  purchased: number
  pending: number
}

/** Distributes units over equal lines in order; a surplus goes to the last line [REGISTRY-203]. */
export function countsByLine(wanted: readonly number[], { purchased, pending }: GiftCounts): GiftCounts[] {
  const free = { purchased, pending }
  return wanted.map((qty, index) => {
    const isLast = index === wanted.length - 1
    const bought = isLast ? free.purchased : Math.min(free.purchased, qty)
    const promised = isLast ? free.pending : Math.min(free.pending, qty - bought)
    free.purchased -= bought
    free.pending -= promised
    return { purchased: bought, pending: promised }
  })
}

/** Returns a key for a product that is equal in the owner's and the buyer's list [REGISTRY-203]. */
export function giftOf(line: BuyRequest): string {
  const { productId, options, children, metadata } = withoutPrivate(line)
  return canonical({ productId, options, children, plateOpts: { ...metadata } })
}
