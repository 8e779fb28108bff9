import type { Minor } from '#domain/money.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import type { Checkout } from '../placing/compose-order.ts'

interface RateTile {
  code: string
  label: string
  price: Minor
  /** Range in business days from dispatch. */
  days: readonly [number, number] | null
  /** First and last estimated arrival dates. */
  arrives: readonly [string, string] | null
  isChosen: boolean
}
export interface Shipment {
  number: number
  tiles: readonly RateTile[]
}

/** Returns each shipment's rates with the selected one [SHIP-204, SHIP-217]. */
export function shipments({ shipping, draft }: Pick<Checkout, 'shipping' | 'draft'>): Shipment[] {
  const numbers = [...new Set(shipping.rates.map(({ packageNumber }) => packageNumber))]
  return numbers.map((number) => ({
    number,
    tiles: shipping.rates
      .filter(({ packageNumber }) => packageNumber === number)
      .map(({ shippingCode: code, label, shownRate, days, arrives }) => ({
        code,
        label,
        price: toMinor(shownRate),
        days,
        arrives,
        isChosen: draft.rates.some((rate) => rate.packageNumber === number && rate.shippingCode === code),
      })),
  }))
}
