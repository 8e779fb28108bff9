import type { OrderDocument } from './order-row.ts'

/** Converts a pickup location to its wire form. */
export function wirePickup(place: NonNullable<OrderDocument['pickup']>) {
  return { id: '', ...place, street: [...place.street], hours: [...place.hours] }
}
