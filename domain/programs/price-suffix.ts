import type { SubscriptionInterval } from '#domain/catalog/product-attributes.ts'

const suffixes: Readonly<Record<SubscriptionInterval, string>> = { Month: '/mo', Year: '/yr', Week: '/wk' }

/** Returns the price suffix for a billing interval, or '' [PRICE-011, PRICE-012]. */
export function priceSuffix(interval: string | null | undefined): string {
  return Object.hasOwn(suffixes, interval ?? '') ? suffixes[interval as SubscriptionInterval] : ''
}
