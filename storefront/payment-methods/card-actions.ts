import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { readSubmissionKey } from '#storefront/page/route/read-submission-key.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { toSavedAddress } from '#storefront/browser/addresses/saved-address.ts'

const page = '/account/payment-methods'
const actions = actionsOf('payment-methods')
type Address = Parameters<typeof toSavedAddress>[0]

export interface CardResult {
  problem: 'card' | 'unknown' | 'address' | 'full' | 'failed' | null
  /** The vault token, preserved while the shopper corrects the form. */
  token: string | null
  /** The chosen or newly saved billing address, or null for a new one. */
  billingAddressId: string | null
  address: Address
}

/** Stores a card with the vault token. Saves a new billing address first and links the card to it [PAY-411]. */
export async function storeCard(
  context: PageContext,
  form: Pick<URLSearchParams, 'get' | 'getAll'>,
  address: Address,
): Promise<ActionResult> {
  const { call } = context
  const chosen = form.get('billing') ?? ''
  let billingAddressId = isUuid(chosen) ? chosen : null
  const paymentToken = (form.get('payment_token') ?? '').slice(0, 200)
  const pendingToken = form.get('isEntered') === '1' && paymentToken !== '' ? paymentToken : null
  const stay = (problem: CardResult['problem']): ActionResult => ({
    status: problem === null ? 200 : 422,
    data: { problem, billingAddressId, address, token: pendingToken } satisfies CardResult,
  })
  // Without JavaScript, the form's country button also uses the field name `op`.
  if (form.getAll('op').includes('country')) return stay(null)
  if (paymentToken === '') return stay('card')
  try {
    billingAddressId ??= await saveAddress(context, readSubmissionKey(form, 'addressKey'), address)
    await call('POST /svc_customer/customer/credit-cards', {
      body: { paymentToken, billingAddressId, ...(form.get('isDefault') === 'on' && { isDefault: true }) },
      key: readSubmissionKey(form) ?? crypto.randomUUID(),
    })
    return { to: page + actions.done('store') }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'login_required') return toLogin
    if (error.code === 'card_limit') return { to: `${page}?problem=limit` }
    if (error.code === 'payment_method_not_found') return stay('unknown')
    if (error.code === 'address_limit') return stay('full')
    return stay(error.code === 'invalid_address' ? 'address' : 'failed')
  }
}

/** Saves the billing address and returns its id. Ids sort by creation time, so the highest one is new. */
async function saveAddress({ call }: PageContext, key: string | null, address: Address): Promise<string> {
  const book = await call('POST /svc_customer/customer/address', {
    body: toSavedAddress(address),
    key: key ?? crypto.randomUUID(),
  })
  return book.reduce((newest, { _id }) => (_id > newest ? _id : newest), '')
}

const toLogin: ActionResult = { to: `/login?redirect=${encodeURIComponent(page)}` }

/** Makes a card the default, changes its billing address, or deletes it [PAY-229, PAY-230]. */
export async function changeCard({ call }: PageContext, form: Pick<URLSearchParams, 'get'>): Promise<ActionResult> {
  const id = form.get('card') ?? ''
  const op = actions.read(form)
  if (!isUuid(id) || op === null) return { to: page }
  const input = { params: { id }, key: crypto.randomUUID() }
  try {
    if (op === 'delete') {
      await call('DELETE /svc_customer/customer/credit-cards/{id}', input)
      return { to: page + actions.done(op) }
    }
    const isBilled = op === 'bill'
    const address = form.get('address') ?? ''
    if (isBilled && !isUuid(address)) return { to: `${page}?bill=${id}#bills` }
    const body = isBilled ? { billingAddressId: address } : { isDefault: true }
    await call('PUT /svc_customer/customer/credit-cards/{id}', { ...input, body })
    return { to: page + actions.done(op) }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'login_required') return toLogin
    if (error.code === 'address_not_found') return { to: `${page}?problem=no-address` }
    if (error.code === 'card_not_found') return { to: `${page}?problem=gone` }
    return { to: page + (error.code === 'card_in_use' ? '?problem=in-use' : actions.failed(op)) }
  }
}
