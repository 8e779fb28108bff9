import type { Minor } from '#domain/money.ts'

/** A way of sending as a wallet's sheet lists it. */
export interface WalletOption {
  id: string
  label: string
  detail: string
  /** As a decimal, '12.34'. */
  amount: string
  selected: boolean
}

interface OfferedRate {
  shippingCode: string
  packageNumber: number
  label: string
  /** Minor units, as shown. */
  shownRate: Minor
}
interface Way {
  /** What names it: the code of each package's rate, packages in order. */
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
 * The ways that a wallet can list, cheapest first: a wallet chooses one for the whole order, so that several packages go
 * by a way that all of them have, or each by its cheapest.
 */
export function walletWays(rates: readonly OfferedRate[]): Way[] {
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
