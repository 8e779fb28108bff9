import type { Address } from '../address/address.ts'
import type { OrderStatus } from './status.ts'

export const messageKinds = ['question', 'cancel', 'address', 'answer'] as const
export type MessageKind = (typeof messageKinds)[number]
export type RequestKind = 'cancel' | 'address'
export const messageStates = ['open', 'answered', 'accepted', 'declined'] as const
export type MessageState = (typeof messageStates)[number]

/** Maximum characters per message, and messages per order. */
export const messageLimits = { text: 2_000, perOrder: 100 } as const

interface Standing {
  status: OrderStatus
  isCancelled: boolean
  /** Number of parcels that are packed or shipped. */
  parcels: number
  /** True if the customer can cancel without a request. */
  canCancel: boolean
  /** True if the customer entered the shipping address. */
  hasOwnAddress: boolean
}

/** Returns the requests that a customer can make while the order is paid and no item is packed. */
export function allowedRequests({ status, isCancelled, parcels, canCancel, hasOwnAddress }: Standing): RequestKind[] {
  const isWaiting = (status === 'payment_complete' || status === 'published') && !isCancelled && parcels === 0
  if (!isWaiting) return []
  return [...(canCancel ? [] : (['cancel'] as const)), ...(hasOwnAddress ? (['address'] as const) : [])]
}

type Place = Pick<Address, 'countryId' | 'region'>

/** Returns true if two addresses are in the same country and region, so that rates and taxes still apply. */
export function isSameRegion(one: Place, other: Place): boolean {
  return one.countryId === other.countryId && one.region.trim().toUpperCase() === other.region.trim().toUpperCase()
}

/** Returns an address with the previous address's tax numbers, unless it has different ones. */
export function withTaxNumbers(address: Address, { vatNumber, eoriNumber }: Address): Address {
  return {
    ...address,
    vatNumber: address.vatNumber || vatNumber,
    eoriNumber: address.eoriNumber || eoriNumber,
  }
}
