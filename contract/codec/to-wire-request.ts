import type { BuyRequest as DomainRequest } from '#domain/lists/list.ts'
import { toWireAmount } from './amounts.ts'
import type { WireRequest } from './buy-request.ts'

/** Converts a list line to its wire form. */
export function toWireRequest({ metadata, children, ...request }: DomainRequest): WireRequest {
  const { giftcard, fluidPrice } = metadata
  const inMajor = {
    ...metadata,
    ...(fluidPrice !== undefined && { fluidPrice: toWireAmount(fluidPrice) }),
    ...(giftcard && {
      giftcard: {
        ...giftcard,
        ...(giftcard.amount !== undefined && { amount: toWireAmount(giftcard.amount) }),
        ...(giftcard.customAmount !== undefined && { customAmount: toWireAmount(giftcard.customAmount) }),
      },
    }),
  }
  return { ...request, children: children as WireRequest['children'], metadata: inMajor as WireRequest['metadata'] }
}
