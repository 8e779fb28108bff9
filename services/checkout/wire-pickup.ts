import type { PickupLocation } from '#domain/shipping/pickup-locations.ts'

/** A place of collecting as the wire writes it; null stays null. */
export function wirePickup(place: PickupLocation | null) {
  return place && { ...place, street: [...place.street], hours: [...place.hours] }
}
