import { registryPath } from '#domain/registry/registry.ts'
import type { Checkout } from './placing/compose-order.ts'

export const quotePath = (listId: string) => `/account/custom-quoting/${listId}`

export function checkoutOrigin({ registry, cart: { list } }: Pick<Checkout, 'registry' | 'cart'>): string {
  if (registry) return registryPath(registry.urlKey)
  return list.type === 'quote' ? quotePath(list._id) : '/cart'
}
