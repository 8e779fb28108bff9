import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { billingEqualsShipping, emptyAddress } from '#domain/address/address.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { fromSavedAddress, toSavedAddress } from '#storefront/browser/addresses/saved-address.ts'
import { isUntouched, findAddressProblems, type WireAddress } from './address-form.ts'
import { withoutRates } from '../shipping/live-rates.ts'
import type { StepView } from '../load-checkout.ts'

export interface SavedChoice {
  id: string
  address: WireAddress
  lines: readonly string[]
  isDefault: boolean
}
export interface ShippingView extends StepView {
  /** Saved addresses, default first. Empty for guests [ADDRESS-001, ACCOUNT-203, ACCOUNT-204]. */
  book: readonly SavedChoice[]
  chosen: string
  /** True if the displayed address is prefilled and the shopper has not saved it yet. */
  isPrefilled: boolean
}

const newAddress = 'new'
const path = '/checkout/shipping'
export const newAddressPath = `${path}?address=${newAddress}`

/** Returns the step's form target. A refused new address must reopen its fields. */
export function formPath(book: ShippingView['book'], chosen: string): string {
  return book.length > 0 && !book.some(({ id }) => id === chosen) ? newAddressPath : path
}

/** Adds the saved addresses to the shipping step. */
export async function withAddressBook(context: PageContext, view: StepView, url: URL): Promise<ShippingView> {
  const { checkout, isCustomer } = view
  if (!isCustomer || checkout.registry) return { ...view, book: [], chosen: newAddress, isPrefilled: false }
  const book = await choicesOf(context, 'shipping')
  const { draft } = checkout
  const entered = draft.shippingAddress
  const isBlank = entered.street.length === 0 && entered.city === '' && entered.postcode === ''
  const [first] = book
  if (url.searchParams.get('address') === newAddress) {
    const { firstname, lastname, email, telephone, countryId } = entered
    const blank = { ...emptyAddress(countryId), street: [], firstname, lastname, email, telephone }
    const isOther = book.some(isSame(entered))
    // A saved address's rates do not apply to a new address.
    const shown = isOther ? withAddress(withoutRates(checkout, 'notReady'), blank) : checkout
    return { ...view, checkout: shown, book, chosen: newAddress, isPrefilled: false }
  }
  if (isBlank && first) {
    const address = { ...first.address, email: entered.email || first.address.email }
    return { ...view, checkout: withAddress(checkout, address), book, chosen: first.id, isPrefilled: true }
  }
  return { ...view, book, chosen: book.find(isSame(entered))?.id ?? newAddress, isPrefilled: false }
}

async function choicesOf({ call, shop }: PageContext, purpose: 'shipping' | 'billing'): Promise<SavedChoice[]> {
  const choices = (await call('GET /svc_customer/customer/address', {})).map((saved): SavedChoice => {
    const address = fromSavedAddress(saved)
    const isDefault = purpose === 'shipping' ? saved.isDefaultShipping : saved.isDefaultBilling
    return { id: saved._id, address, lines: formatAddressLines(address), isDefault }
  })
  return choices
    .filter(({ address }) => findAddressProblems(shop.site, purpose, address).length === 0)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
}

export interface BillingBook {
  billingBook: readonly SavedChoice[]
  chosenBilling: string
}

export const newBillingPath = '/checkout/payment?billing=new'

/**
 * Returns the saved billing addresses for the payment step. The chosen one is the entered address or the billing
 * default [ACCOUNT-204].
 */
export async function billingBook(
  context: PageContext,
  { checkout: { draft }, isCustomer }: Pick<StepView, 'checkout' | 'isCustomer'>,
  url: URL,
): Promise<BillingBook> {
  const billingBook = isCustomer ? await choicesOf(context, 'billing') : []
  if (url.searchParams.get('billing') === newAddress) return { billingBook, chosenBilling: newAddress }
  const { billingAddress, billingSameAsShipping } = draft
  const found =
    billingSameAsShipping || isUntouched(billingAddress) ? billingBook[0] : billingBook.find(isSame(billingAddress))
  return { billingBook, chosenBilling: found?.id ?? newAddress }
}

function withAddress(checkout: StepView['checkout'], shippingAddress: WireAddress): StepView['checkout'] {
  return { ...checkout, draft: { ...checkout.draft, shippingAddress } }
}

const whole = (address: WireAddress) => ({ ...emptyAddress(), ...address })
const isSame = (entered: WireAddress) => (choice: { address: WireAddress }) =>
  billingEqualsShipping(whole(choice.address), whole(entered)) && choice.address.apartment === entered.apartment

/**
 * Returns the saved address chosen in the form, with the form's contact. Returns null for an entered address, or
 * 'open-form' for a new address with fields that are not visible yet.
 */
export async function chosenAddress(
  { call }: PageContext,
  form: Pick<URLSearchParams, 'get'>,
  name = 'saved',
): Promise<WireAddress | 'open-form' | null> {
  const saved = form.get(name) ?? ''
  if (saved === newAddress && form.get('shown') === 'book') return 'open-form'
  if (!isUuid(saved)) return null
  const found = (await call('GET /svc_customer/customer/address', {})).find(({ _id }) => _id === saved)
  if (!found) return null
  const address = fromSavedAddress(found)
  return { ...address, email: form.get('email')?.trim().slice(0, 320) || address.email }
}

/** Saves a new address once. A full address book does not stop the order. */
export async function saveToBook({ call }: PageContext, address: WireAddress): Promise<void> {
  try {
    const book = await call('GET /svc_customer/customer/address', {})
    if (book.map((saved) => ({ address: fromSavedAddress(saved) })).some(isSame(address))) return
    await call('POST /svc_customer/customer/address', { body: toSavedAddress(address), key: crypto.randomUUID() })
  } catch (error) {
    if (!isRefusalError(error)) throw error
  }
}
