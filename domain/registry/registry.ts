import { withoutPrivate } from '#domain/lists/shared.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { canonical } from '#domain/recipes/recipe.ts'

export const eventTypes = ['wedding', 'birthday', 'housewarming', 'gym', 'other'] as const
export type EventType = (typeof eventTypes)[number]

/** Who finds a registry: its owner alone, whoever has the link, or everybody by the search. */
export const registryPrivacies = ['private', 'link', 'public'] as const
export type RegistryPrivacy = (typeof registryPrivacies)[number]

/** Where a registry is read by whoever has its address [REGISTRY-001]. */
export function registryPath(urlKey: string): string {
  return `/registry/${urlKey}`
}

/** Whether a registry is closed: a year after its event nothing is bought from it any more. Days as in '2027-06-12'. */
export function isOver(eventDate: string, today: string): boolean {
  const year = String(Number(eventDate.slice(0, 4)) + 1).padStart(4, '0')
  return today > year + eventDate.slice(4)
}

/** Whether the owner sees who bought what: at once, or from the day of the event on where it is to be a surprise [REGISTRY-203]. */
export function seesPurchases({ isSurprise, eventDate }: { isSurprise: boolean; eventDate: string }, today: string) {
  return !isSurprise || today >= eventDate
}

/** How many pieces are still wanted of a line: what is bought and what is being bought is not [REGISTRY-203]. */
export function stillWanted({ wanted, purchased, pending }: { wanted: number; purchased: number; pending: number }) {
  return Math.max(0, wanted - purchased - pending)
}

/** What became of the pieces of one thing on a registry. */
export interface GiftCounts {
  purchased: number
  pending: number
}

/**
 * What of those counts falls to each of the lines that ask for the same thing, by the pieces that each wants: the first
 * ones are filled up first, and what is more than all of them want is told of the last, so that each piece counts once
 * [REGISTRY-203].
 */
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

/** One writing of what a line of a registry asks for, the same in its owner's list and in a buyer's [REGISTRY-203]. */
export function giftOf(line: BuyRequest): string {
  const { productId, options, children, metadata } = withoutPrivate(line)
  return canonical({ productId, options, children, plateOpts: { ...metadata } })
}
