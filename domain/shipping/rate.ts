import type { Minor } from '#domain/money.ts'
import type { DeliveryDays } from './delivery-days.ts'

/** The code of collecting an order oneself [SHIP-249]. */
export const pickupCode = 'shqshared_fixed'

/** No code of a way is longer. */
export const longestShippingCode = 60

/** A way to have one package delivered, and what it costs in the site's own basis [SHIP-204]. */
export interface Rate {
  shippingCode: string
  carrier: string
  label: string
  rate: Minor
  packageNumber: number
  /** Null is not known: nobody carries it, or each part has days of its own. */
  days: DeliveryDays | null
}

/** A rate that was chosen, with the quote it comes from [SHIP-204, SHIP-236]. */
export interface SelectedRate extends Rate {
  transactionId: string
}
