import { redirectDocument } from '#storefront/router/results.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { emptyAddress } from '#domain/address/address.ts'
import { bookProblems } from '#domain/address/book.ts'
import { placeKey } from '#domain/address/postal-place.ts'
import { savedShipToCountry } from '#domain/address/ship-to.ts'
import { siteSettings } from '#domain/sites.ts'
import { type AccountAction, actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { toSavedAddress, type WireSavedAddress } from '#storefront/browser/addresses/saved-address.ts'
import { suggestAddress } from '#storefront/browser/addresses/suggest-address.ts'

const page = '/account/address'
const actions = actionsOf('addresses')
type Done = AccountAction<'addresses'>

export interface AddressBookResult {
  address: Parameters<typeof toSavedAddress>[0]
  marks: Marks
  problem: 'fields' | 'elsewhere' | 'failed' | null
  suggested: AddressBookResult['address'] | null
}
interface Marks {
  isDefaultShipping?: boolean
  isDefaultBilling?: boolean
}

/** Returns the default flags that are checked in the form. Unchecked flags do not change the address. */
function readMarks(form: Pick<URLSearchParams, 'get'>): Marks {
  return {
    ...(form.get('isDefaultShipping') === 'on' && { isDefaultShipping: true }),
    ...(form.get('isDefaultBilling') === 'on' && { isDefaultBilling: true }),
  }
}

/** Saves a new address or changes the one in the form [ADDRESS-401, ADDRESS-403]. */
export async function saveAddress(
  context: PageContext,
  form: Pick<URLSearchParams, 'get' | 'getAll' | 'has'>,
  address: AddressBookResult['address'],
): Promise<ActionResult> {
  const { call } = context
  const id = form.get('address') ?? ''
  const marks = readMarks(form)
  const stay = (
    problem: AddressBookResult['problem'],
    suggested: AddressBookResult['suggested'] = null,
  ): ActionResult => ({
    status: problem === null ? 200 : 422,
    data: { address, marks, problem, suggested } satisfies AddressBookResult,
  })
  // Without JavaScript, the form's country button also uses the field name `op`.
  if (form.getAll('op').includes('country')) return stay(null)
  try {
    const suggested = form.has('confirmed') ? null : await betterThan(context, id, { ...address, ...marks })
    if (suggested) return stay(null, suggested)
    const body = { ...toSavedAddress(address), ...marks }
    const book = await underKey(form, (key) =>
      id === ''
        ? call('POST /svc_customer/customer/address', { body, key })
        : call('PATCH /svc_customer/customer/address/{id}', { params: { id }, body, key }),
    )
    // A new address changes the country for prices only if it becomes the default: the first address, or one marked as
    // default.
    const isDefault = marks.isDefaultShipping === true || book.length === 1
    const saved = book.find((each) => (id === '' ? isDefault && each.isDefaultShipping : each._id === id))
    return goTo(context, 'address', saved)
  } catch (error) {
    const led = refusedTo(error)
    if (led) return led
    if (!isRefusalError(error)) throw error
    const isElsewhere = error.code === 'invalid_address' && JSON.stringify(error.details).includes('countryId')
    return stay(isElsewhere ? 'elsewhere' : error.code === 'invalid_address' ? 'fields' : 'failed')
  }
}

/** Returns a suggested correction for a valid address, or null if the place is unchanged since the last save. */
async function betterThan(
  { call, shop }: PageContext,
  id: string,
  { isDefaultShipping = false, isDefaultBilling = false, ...address }: AddressBookResult['address'] & Marks,
): Promise<AddressBookResult['suggested']> {
  const whole = { ...emptyAddress(), ...address, isDefaultShipping, isDefaultBilling }
  // If the email is missing, the customer's account email is used.
  if (bookProblems(shop.site, whole).some(({ path }) => path !== 'email')) return null
  const book = id === '' ? [] : await call('GET /svc_customer/customer/address', {})
  const before = book.find(({ _id }) => _id === id)
  return before && placeKey(before) === placeKey(address) ? null : suggestAddress(call, address)
}

/** Uses the form's submission key, so that submitting twice saves once. Changed content gets a new key. */
async function underKey<T>(form: Pick<URLSearchParams, 'get'>, save: (key: string) => Promise<T>): Promise<T> {
  const key = readSubmissionKey(form)
  if (key === null) return save(crypto.randomUUID())
  try {
    return await save(key)
  } catch (error) {
    if (!isRefusalError(error) || error.code !== 'idempotency_key_reused') throw error
    return save(crypto.randomUUID())
  }
}

/** Deletes an address or makes it a default [ADDRESS-403]. */
export async function changeAddressBook(
  context: PageContext,
  form: Pick<URLSearchParams, 'get'>,
): Promise<ActionResult> {
  const { call } = context
  const id = form.get('address') ?? ''
  const op = actions.read(form)
  if (!isUuid(id) || op === null) return { to: page }
  const input = { params: { id }, key: crypto.randomUUID() }
  try {
    if (op === 'delete') {
      await call('DELETE /svc_customer/customer/address/{id}', input)
      return { to: page + actions.done(op) }
    }
    const body = op === 'default-billing' ? { isDefaultBilling: true } : { isDefaultShipping: true }
    const book = await call('PATCH /svc_customer/customer/address/{id}', { ...input, body })
    return goTo(
      context,
      op,
      book.find(({ _id }) => _id === id),
    )
  } catch (error) {
    const led = refusedTo(error)
    if (led) return led
    if (!isRefusalError(error)) throw error
    return { to: page + actions.failed(op) }
  }
}

/** Redirects after a refusal: to login, or to the address book if it was changed elsewhere. */
function refusedTo(error: unknown): ActionResult | undefined {
  if (!isRefusalError(error)) return undefined
  if (error.code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(page)}` }
  if (error.code === 'address_not_found') return { to: `${page}?problem=gone` }
  if (error.code === 'address_limit') return { to: `${page}?problem=limit` }
  return undefined
}

/**
 * Redirects to the address book with the result. A default address in a different ship-to country reloads the document
 * and shows a message, because prices and delivery change [ADDRESS-411].
 */
function goTo({ shop }: PageContext, done: Done, saved: WireSavedAddress | undefined): ActionResult {
  const country = saved ? savedShipToCountry(shop.site, saved) : null
  if (country === null || country === shop.country || siteSettings[shop.site].countries.length === 1)
    return { to: page + actions.done(done) }
  const to = `${page}${actions.done(done)}&now=${country}`
  throw redirectDocument(to, 303)
}
