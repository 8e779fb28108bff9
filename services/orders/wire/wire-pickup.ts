import type { OrderDocument } from '../order-row.ts'

export function wirePickup(place: NonNullable<OrderDocument['pickup']>) {
  return { id: '', ...place, street: [...place.street], hours: [...place.hours] }
}
