import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import { maxStoredCards } from '#domain/payment-methods/stored-card.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { fromSavedAddress, type WireSavedAddress } from '#storefront/browser/addresses/saved-address.ts'
import { textsOf } from '../texts.ts'

type WireCard = Reply<Store, 'GET /svc_customer/customer/credit-cards'>[number]

export interface CardView extends Pick<WireCard, 'brand' | 'last4' | 'month' | 'year' | 'expired' | 'isDefault'> {
  id: string
  /** The billing address in one line, or null if unknown. */
  billsTo: string | null
  billingAddressId: string | null
}

interface BilledAddress {
  id: string
  line: string
}

export interface CardsView {
  cards: readonly CardView[]
  adding: {
    vault: { frameUrl: string; frameOrigin: string; redirectUrl: string } | null
    /** URL of this form, for the return from the vault. */
    back: string
    /** Token returned by the vault's hosted page. */
    token: string | null
    book: readonly BilledAddress[]
    contact: Pick<WireSavedAddress, 'firstname' | 'lastname' | 'telephone'>
    email: string
    /** Submission key for a new address, so that submitting twice saves one. */
    addressKey: string
  } | null
  /** The card in the open billing address form, and the addresses to choose from. */
  billing: { card: string; book: readonly BilledAddress[] } | null
  removing: string | null
  isFull: boolean
  problem: string | null
  /** Identifies the page load. */
  load: string
}

/**
 * Loads the customer's stored cards with the form or confirmation in the query; redirects guests to login [PAY-005,
 * PAY-402, PAY-408].
 */
export async function loadCards(context: PageContext, { url }: PageArguments): Promise<PageData<CardsView>> {
  const { call, shop } = context
  const query = url.searchParams
  await requireLogin(context, `/account/payment-methods${url.search}`)
  const cards = await call('GET /svc_customer/customer/credit-cards', {})
  const billed = cards.find(({ _id }) => _id === query.get('bill'))
  const isFull = cards.length >= maxStoredCards
  return {
    head: { title: textsOf(shop.language, 'payment-methods').title },
    view: {
      cards: cards.map(cardView),
      adding: query.has('add') && !isFull ? await loadCardForm(context, url) : null,
      billing: billed
        ? { card: billed._id, book: billedAddresses(await call('GET /svc_customer/customer/address', {})) }
        : null,
      removing: cards.find(({ _id }) => _id === query.get('remove'))?._id ?? null,
      isFull,
      problem: query.get('problem'),
      load: crypto.randomUUID(),
    },
  }
}

async function loadCardForm({ call, shop }: PageContext, url: URL): Promise<NonNullable<CardsView['adding']>> {
  const [{ methods }, book, customer] = await Promise.all([
    call('GET /svc_paymentmethod/methods', { query: { country: shop.country, locale: shop.locale.tag } }),
    call('GET /svc_customer/customer/address', {}),
    call('GET /svc_customer/customer', {}),
  ])
  const { firstname, lastname, telephone, email } = customer
  const token = url.searchParams.get('payment_token')
  return {
    vault: methods.find((method) => method.type === 'card')?.config ?? null,
    back: url.origin + withLocalePrefix(shop.locale, '/account/payment-methods?add=1'),
    token: token !== null && /^[\w-]{1,200}$/.test(token) ? token : null,
    book: billedAddresses(book),
    contact: { firstname, lastname, telephone },
    email,
    addressKey: crypto.randomUUID(),
  }
}

function cardView({ _id, brand, last4, month, year, expired, isDefault, ...card }: WireCard): CardView {
  const { billingAddress, billingAddressId } = card
  const billsTo = billingAddress && lineOf(billingAddress)
  return { id: _id, brand, last4, month, year, expired, isDefault, billsTo, billingAddressId }
}

function billedAddresses(book: readonly WireSavedAddress[]): BilledAddress[] {
  return book
    .toSorted((a, b) => Number(b.isDefaultBilling) - Number(a.isDefaultBilling))
    .map((address) => ({ id: address._id, line: lineOf(address) }))
}

function lineOf(address: WireSavedAddress): string {
  return formatAddressLines({ ...fromSavedAddress(address) }).join(', ')
}
