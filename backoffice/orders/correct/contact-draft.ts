import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { OrderDetail } from '../order-types.ts'

type OrderAddress = OrderDetail['order']['shippingAddress']

/** The fields of the contact dialog. */
export type ContactDraft = Record<
  'email' | 'firstname' | 'lastname' | 'company' | 'telephone' | 'street' | 'street2' | 'apartment' | 'city',
  string
>

/** Returns an order's current contact fields. */
export function initialContactDraft({
  email,
  shippingAddress,
}: Pick<OrderDetail['order'], 'email' | 'shippingAddress'>) {
  const { firstname, lastname, company, telephone, apartment, city, street } = shippingAddress
  const [first = '', second = ''] = street
  return { email, firstname, lastname, company, telephone, street: first, street2: second, apartment, city }
}

/** Applies a draft's fields to an address. Preserves the region, postcode, and country, and any third street line. */
export function correctedAddress(address: OrderAddress, { street, street2, ...draft }: ContactDraft): OrderAddress {
  return { ...address, ...draft, street: [street, street2, ...address.street.slice(2)].filter((line) => line !== '') }
}

/** Returns the message for each field that the server rejected, by the violated rule. */
export function fieldErrors(error: unknown, rules: Readonly<Record<string, string>>): Record<string, string> {
  if (!isRefusalError(error)) return {}
  const { fields = [] } = error.details as { fields?: readonly { path: string; rule: string }[] }
  // The paths of street lines are street.0 and street.1.
  const nameOf = (path: string) => (path.endsWith('.1') ? 'street2' : path.split('.')[0]!)
  return Object.fromEntries(fields.map(({ path, rule }) => [nameOf(path), rules[rule] ?? rules['pattern']!]))
}
