import { withoutPrivateData } from '#domain/lists/shared.ts'
import type { BuyRequest } from '#domain/lists/list.ts'
import { serializeCustomization } from '#domain/recipes/recipe.ts'

export const eventTypes = ['wedding', 'birthday', 'housewarming', 'gym', 'other'] as const
export type EventType = (typeof eventTypes)[number]

/**
 * Visible only to the owner, to anyone with the link, to anyone with the link and a password, or to everyone through
 * search.
 */
export const registryPrivacies = ['private', 'link', 'password', 'public'] as const
export type RegistryPrivacy = (typeof registryPrivacies)[number]

/** Characters in a registry code, without those that are easily confused. */
export const registryCodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const registryCodeLength = 8

/** A custom URL key with 4 to 40 characters: lower-case letters and digits with single hyphens between them. */
export const customKeyPattern = /^(?=.{4,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
export const maxCustomKeyLength = 40

export const registryPasswordLength = { min: 6, max: 100 } as const

/** Proposes a URL key from a text such as a title. Returns '' if too few letters remain. */
export function proposeUrlKey(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxCustomKeyLength)
    .replaceAll(/^-|-$/g, '')
  return customKeyPattern.test(words) ? words : ''
}

/** Returns the path of a shared registry [REGISTRY-001]. */
export function registryPath(urlKey: string): string {
  return `/registry/${urlKey}`
}

/** Returns true starting one year after the event. */
export function isRegistryExpired(eventDate: string, today: string): boolean {
  const year = String(Number(eventDate.slice(0, 4)) + 1).padStart(4, '0')
  return today > year + eventDate.slice(4)
}

/** Returns true unless purchases are a surprise until the event [REGISTRY-203]. */
export function canSeePurchases({ isSurprise, eventDate }: { isSurprise: boolean; eventDate: string }, today: string) {
  return !isSurprise || today >= eventDate
}

/** Returns the requested units minus those purchased or pending [REGISTRY-203]. */
export function remainingGiftUnits({
  wanted,
  purchased,
  pending,
}: {
  wanted: number
  purchased: number
  pending: number
}) {
  return Math.max(0, wanted - purchased - pending)
}

export interface GiftCounts {
  purchased: number
  pending: number
}

/**
 * Distributes purchased and pending units across lines with the same gift, in order. Any surplus goes to the last line
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

/** Returns a product key that is the same in the owner's and the buyer's lists [REGISTRY-203]. */
export function giftKey(line: BuyRequest): string {
  const { productId, options, children, metadata } = withoutPrivateData(line)
  return serializeCustomization({ productId, options, children, plateOpts: { ...metadata } })
}

/** Moves an item one position up or down. At the ends of the list, and for unknown items, the order does not change. */
export function moveInOrder(ids: readonly string[], id: string, direction: 'up' | 'down'): string[] {
  const at = ids.indexOf(id)
  const to = direction === 'up' ? at - 1 : at + 1
  if (at < 0 || to < 0 || to >= ids.length) return [...ids]
  const moved = ids.toSpliced(at, 1)
  moved.splice(to, 0, id)
  return moved
}
