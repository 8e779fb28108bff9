import type { SubscriptionInterval } from '#domain/catalog/product-attributes.ts'

const suffixes: Readonly<Record<SubscriptionInterval, string>> = { Month: '/mo', Year: '/yr', Week: '/wk' }

/** What follows a price that is paid anew at each interval; nothing follows any other [PRICE-011, PRICE-012]. */
export function priceSuffix(interval: string | null | undefined): string {
  return Object.hasOwn(suffixes, interval ?? '') ? suffixes[interval as SubscriptionInterval] : ''
}
