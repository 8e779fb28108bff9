import { maxAddresses, defaultSuccessors } from '#domain/address/book.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import { shipsTo } from '#domain/countries/countries.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { fromSavedAddress, type WireSavedAddress } from '#storefront/browser/addresses/saved-address.ts'
import { textsOf } from '../texts.ts'

export interface AddressCard {
  id: string
  lines: readonly string[]
  countryId: string
  telephone: string
  isDefaultShipping: boolean
  isDefaultBilling: boolean
  isShippedTo: boolean
  /** The line that identifies the address: its street, or its first line if there is no street. */
  name: string
}

export interface AddressBookView {
  cards: readonly AddressCard[]
  form: { id: string | null; address: ReturnType<typeof fromSavedAddress> | null; contact: Contact } | null
  /** The address to delete, with the names of the new defaults. */
  removing: { id: string; shipping: string | null; billing: string | null } | null
  problem: string | null
  shipsNowTo: string | null
  isFull: boolean
  email: string
  load: string
}
type Contact = Pick<WireSavedAddress, 'firstname' | 'lastname' | 'telephone'>

/**
 * Loads the customer's address book with the form or the confirmation in the query; redirects guests to login
 * [ADDRESS-402].
 */
export async function loadAddresses(context: PageContext, { url }: PageArguments): Promise<PageData<AddressBookView>> {
  const { call, shop } = context
  const query = url.searchParams
  await requireLogin(context, `/account/address${url.search}`)
  const [book, customer] = await Promise.all([
    call('GET /svc_customer/customer/address', {}),
    call('GET /svc_customer/customer', {}),
  ])
  const { firstname, lastname, telephone, email } = customer
  const cards = book.map((address) => cardOf(address, shipsTo(shop.site, address.countryId)))
  const edited = book.find(({ _id }) => _id === query.get('edit'))
  const isFull = book.length >= maxAddresses
  const isAdding = query.has('add') && !isFull
  const removed = cards.find(({ id }) => id === query.get('remove'))
  const next = removed && defaultSuccessors(shop.site, book, removed.id)
  const nameOf = (id: string | null | undefined) => cards.find((card) => card.id === id)?.name ?? null
  const now = query.get('now') ?? ''
  return {
    head: { title: textsOf(shop.language, 'addresses').title },
    view: {
      cards,
      form:
        edited || isAdding
          ? {
              id: edited?._id ?? null,
              address: edited ? fromSavedAddress(edited) : null,
              contact: { firstname, lastname, telephone },
            }
          : null,
      removing: removed ? { id: removed.id, shipping: nameOf(next?.shipping), billing: nameOf(next?.billing) } : null,
      problem: query.get('problem'),
      shipsNowTo: now === shop.country && shipsTo(shop.site, now) ? now : null,
      isFull,
      email,
      load: crypto.randomUUID(),
    },
  }
}

function cardOf(address: WireSavedAddress, isShippedTo: boolean): AddressCard {
  const { _id, countryId, telephone, isDefaultShipping, isDefaultBilling, street } = address
  const lines = formatAddressLines({ ...fromSavedAddress(address) })
  const name = [street[0] ?? lines[0], address.city].filter(Boolean).join(', ')
  return { id: _id, lines, countryId, telephone, isDefaultShipping, isDefaultBilling, isShippedTo, name }
}
