import type { Address } from '#domain/address/address.ts'
import type { Minor } from '#domain/money.ts'
import { decimalAmount, itemMetadata, type ItemDetails, type ItemMetadata } from './item-metadata.ts'

/** An order of the store, with amounts in minor units. */
export interface OrderDetails {
  orderId: string
  listId: string
  totals: {
    subtotal: Minor
    tax: Minor
    shipping: Minor
    discount: Minor
    grandTotalIncludingTax: Minor
  }
  /** Label of the selected rate, or null if nothing ships. */
  shippingLabel: string | null
  /** Card brand, or null if no card paid. */
  cardType: string | null
  paymentType: string
  customerId: number | null
  email: string
  shippingAddress: Address
  billingAddress: Address
  items: readonly ItemDetails[]
}

interface OrderAddress {
  firstname: string
  lastname: string
  street: string
  city: string
  region: string
  postcode: string
  countryId: string
  telephone: string
}

/** An order for services that need to recognize the buyer. It leaves the store only with marketing consent. */
export interface AnalyticsOrder {
  orderId: string
  listId: string
  totals: { subtotal: number; tax: number; shipping: number; discount: number; grandTotalIncludingTax: number }
  shipping: { label: string | null }
  payment: { cardType: string | null; paymentType: string }
  /** Ids are null for a guest. */
  customer: { _id: number | null; customerId: number | null; email: string }
  shippingAddress: OrderAddress
  billingAddress: OrderAddress
  items: ItemMetadata[]
}

/** The order in an event, without names, email, telephone, and street. */
export interface EventOrder extends Omit<
  AnalyticsOrder,
  'orderId' | 'customer' | 'shippingAddress' | 'billingAddress'
> {
  /** Null before the order is placed. */
  orderId: string | null
  customer: { _id: number | null; customerId: number | null }
  /** Null before the shopper has entered an address. */
  shippingAddress: OrderArea | null
  billingAddress: OrderArea | null
}
type OrderArea = Pick<OrderAddress, 'city' | 'region' | 'postcode' | 'countryId'>

/** Converts an order for services that need to recognize the buyer [ORDER-405..410]. */
export function analyticsOrder(facts: OrderDetails): AnalyticsOrder {
  const { totals, customerId } = facts
  return {
    orderId: facts.orderId,
    listId: facts.listId,
    totals: {
      subtotal: decimalAmount(totals.subtotal),
      tax: decimalAmount(totals.tax),
      shipping: decimalAmount(totals.shipping),
      discount: decimalAmount(totals.discount),
      grandTotalIncludingTax: decimalAmount(totals.grandTotalIncludingTax),
    },
    shipping: { label: facts.shippingLabel },
    payment: { cardType: facts.cardType, paymentType: facts.paymentType },
    customer: { _id: customerId, customerId, email: facts.email },
    shippingAddress: orderAddress(facts.shippingAddress),
    billingAddress: orderAddress(facts.billingAddress),
    items: facts.items.map(itemMetadata),
  }
}

/** Removes names, email, telephone, and street from an order, for the event store [T32]. */
export function eventOrder(order: AnalyticsOrder): EventOrder {
  const { email: _, ...customer } = order.customer
  return {
    ...order,
    customer,
    shippingAddress: areaOf(order.shippingAddress),
    billingAddress: areaOf(order.billingAddress),
  }
}

function orderAddress(address: Address): OrderAddress {
  const { firstname, lastname, street, city, region, postcode, countryId, telephone } = address
  return { firstname, lastname, street: street.join(', '), city, region, postcode, countryId, telephone }
}

function areaOf({ city, region, postcode, countryId }: OrderAddress): OrderArea {
  return { city, region, postcode, countryId }
}
