import { registryPath } from '#domain/registry/registry.ts'
import type { Checkout } from './compose-order.ts'

/** The page of a quote of the customer's. */
export const quotePath = (listId: string) => `/account/custom-quoting/${listId}`

/** Where what is checked out was put together, and is changed. */
export function whereFrom({ registry, cart: { list } }: Pick<Checkout, 'registry' | 'cart'>): string {
  if (registry) return registryPath(registry.urlKey)
  return list.type === 'quote' ? quotePath(list._id) : '/cart'
}
