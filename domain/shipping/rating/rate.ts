import type { Minor } from '#domain/money.ts'
import type { DeliveryDays } from '../delivery/delivery-days.ts'

/** [SHIP-249] */
export const pickupCode = 'shqshared_fixed'

export const maxShippingCodeLength = 60

/** A shipping rate, net or gross depending on how the site stores prices [SHIP-204]. */
export interface Rate {
  shippingCode: string
  carrier: string
  label: string
  rate: Minor
  packageNumber: number
  /** Null if unknown or if the parts differ. */
  days: DeliveryDays | null
}

/** A rate selected for a package [SHIP-204, SHIP-236]. */
export interface SelectedRate extends Rate {
  transactionId: string
}
