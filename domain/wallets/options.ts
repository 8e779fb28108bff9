import type { Minor } from '#domain/money.ts'

export interface WalletOption {
  id: string
  label: string
  detail: string
  /** A decimal such as '12.34'. */
  amount: string
  selected: boolean
}

interface OfferedRate {
  shippingCode: string
  packageNumber: number
  label: string
  /** Minor units. */
  shownRate: Minor
}
interface Way {
  /** Codes of the selected rates, in package order. */
  id: string
  label: string
  amount: Minor
  rates: { packageNumber: number; shippingCode: string }[]
}

const wayOf = (rates: readonly OfferedRate[]): Way => ({
  id: rates.map(({ shippingCode }) => shippingCode).join('|'),
  label: [...new Set(rates.map(({ label }) => label))].join(' + '),
  amount: rates.reduce((sum, { shownRate }) => sum + shownRate, 0),
  rates: rates.map(({ packageNumber, shippingCode }) => ({ packageNumber, shippingCode })),
})

/**
 * Returns shipping options, cheapest first. A wallet can select only one option, so all packages use the same service,
 * or each uses its cheapest one.
 */
export function walletShippingOptions(rates: readonly OfferedRate[]): Way[] {
  const packages = [...Map.groupBy(rates, ({ packageNumber }) => packageNumber).entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, of]) => of.toSorted((a, b) => a.shownRate - b.shownRate))
  const [first, ...others] = packages
  if (!first) return []
  const alike = first.flatMap((rate) => {
    const same = others.flatMap((of) => of.find(({ shippingCode }) => shippingCode === rate.shippingCode) ?? [])
    return same.length === others.length ? [wayOf([rate, ...same])] : []
  })
  const cheapest = wayOf(packages.map((of) => of[0]!))
  const ways = alike.some(({ id }) => id === cheapest.id) ? alike : [cheapest, ...alike]
  return ways.toSorted((a, b) => a.amount - b.amount)
}
