import type { OrderDocument } from './order-wire.ts'

/** A place of collecting as the wire writes it. */
export function wirePickup(place: NonNullable<OrderDocument['pickup']>) {
  return { id: '', ...place, street: [...place.street], hours: [...place.hours] }
}
