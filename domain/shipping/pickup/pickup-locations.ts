import type { Site } from '#domain/sites.ts'

/** [SHIP-250] */
export interface PickupLocation {
  /** Orders refer to this id, so it must never change. */
  id: string
  name: string
  street: readonly string[]
  city: string
  region: string
  postcode: string
  countryId: string
  telephone: string
  hours: readonly string[]
  instructions: string
}

export type PickupLocations = Readonly<Partial<Record<Site, readonly PickupLocation[]>>>
