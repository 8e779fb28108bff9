import { destinations, type Destination, type Integrations } from '../destinations.ts'
import type { StoredMessage } from './stored-event.ts'

/** Destinations that the server itself calls. The search-ads tag works in the browser only. */
export type ServerDestination = Exclude<Destination, 'warehouse' | 'search-ads'>

function isServerDestination(name: Destination): name is ServerDestination {
  return name !== 'warehouse' && name !== 'search-ads'
}

export const serverDestinations: readonly ServerDestination[] = destinations.filter(isServerDestination)

/** Destinations that receive only purchases from the server; their tags report the other events. */
const purchasesOnly: ReadonlySet<ServerDestination> = new Set(['ads', 'affiliate', 'reviews'] as const)
/** Destinations that recognize a shopper only by their account. */
const customersOnly: ReadonlySet<ServerDestination> = new Set(['recommendations'] as const)
/** Destinations where a later call about a user overrides earlier ones. */
const inOrder: ReadonlySet<ServerDestination> = new Set(['email-marketing'] as const)

/** Returns true if a destination must receive a user's events in order. */
export function requiresEventOrder(name: ServerDestination): boolean {
  return inOrder.has(name)
}

const dayMs = 86_400_000
/** The age of the oldest event that a destination accepts, in milliseconds. */
const maxAges: Partial<Record<ServerDestination, number>> = { 'web-analytics': 3 * dayMs, 'social-pixel': 7 * dayMs }

/** Returns true if a destination no longer accepts an event from that time. Times are Unix milliseconds. */
export function isEventTooOld(name: ServerDestination, at: number, now: number): boolean {
  return now - at > (maxAges[name] ?? Infinity)
}

declare const consent: unique symbol

/** A value with an event that a destination may receive. Only `isConsentedFor` creates one. */
export type ConsentedFor<Name extends ServerDestination, Value> = Value & {
  readonly [consent]: Readonly<Record<Name, true>>
}

/**
 * Returns true if the shopper allowed the destination to receive the event. The customer-data platform receives every
 * event that the warehouse stores [ANALYTICS-485].
 */
export function isConsentedFor<Name extends ServerDestination, Value extends { event: { integrations: Integrations } }>(
  name: Name,
  value: Value,
): value is ConsentedFor<Name, Value> {
  return mayReceive(name, value.event.integrations)
}

function mayReceive(name: ServerDestination, integrations: Integrations): boolean {
  return integrations[name === 'customer-data' ? 'warehouse' : name] === true
}

/** Returns the configured destinations that the catalog lists for an event and that the shopper allows. */
export function eventDestinations(
  { type, name, source, userId, integrations }: Omit<StoredMessage, 'properties' | 'context'>,
  configured: readonly ServerDestination[],
): ServerDestination[] {
  const isPurchase = type === 'track' && name === 'purchase' && source === 'server'
  return configured.filter(
    (destination) =>
      mayReceive(destination, integrations) &&
      (isPurchase || !purchasesOnly.has(destination)) &&
      (userId !== null || !customersOnly.has(destination)),
  )
}
