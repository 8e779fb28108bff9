import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { billingEqualsShipping, type Address } from '#domain/address/address.ts'
import type { WalletKind } from '#domain/wallets/availability.ts'
import {
  idleWallet,
  stepWallet,
  type WalletEvent,
  type WalletOrder,
  type WalletRequest,
  type WalletStep,
} from '#domain/wallets/session.ts'
import { walletAmount } from '#domain/wallets/details.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { toMinor } from '#contract/codec/amounts.ts'
import { composeOrder, type Checkout } from '../placing/compose-order.ts'
import { sendOrder, type SentOrder } from './wallet-order.ts'
import type { Refusal } from '../review/refusals.ts'
import { errorsOf, walletSheet, deliveryMethods } from './wallet-sheet.ts'
import type { AdapterInput, WalletAdapter } from './wallet-adapter.ts'

/** Apple allows 30 seconds per response. */
const maxMs = 25_000

type OrderBody = NonNullable<ReturnType<typeof composeOrder>>

interface Running {
  kind: WalletKind
  request: WalletRequest
  checkout: Checkout
  call: StoreCall
  presentation: Parameters<typeof walletSheet>[1]
  openAdapter: (input: AdapterInput) => WalletAdapter
  /** Captcha token, or empty on failure. */
  captcha: Promise<string>
  /** Additional order fields: its origin and the browser data for the bank. */
  orderWith: Pick<OrderBody, 'meta'> & Pick<OrderBody['payment'], 'browserInfo'>
  wordsOf: (refusal: Refusal) => string
  /** Called with the next page, the order page or the bank's challenge, once the order exists. */
  onPlaced: (to: string) => void
  /** Called at the end if no order is known to exist. */
  onEnd: (ended: WalletOutcome) => void
  /** Called when the sheet is closed or waiting and the order is being sent. */
  onPlacing: () => void
}

export interface WalletOutcome {
  /** Null if the shopper closed the sheet. */
  problem: string | null
  /** The latest checkout, for the next click. Null if none was read. */
  checkout: Checkout | null
  unconfirmed: SentOrder | null
}

/** An error with a message for the shopper: an incomplete address or a changed total. */
class Changed extends Error {}

/** Handles one click on a wallet button, from the sheet to the order. Must be called in the click handler. */
export function runWallet(running: Running): void {
  const { request, call, presentation, openAdapter, onPlaced, onEnd, onPlacing } = running
  const { site, texts } = presentation
  const requestId = request.id
  let { checkout } = running
  let shown = walletSheet(checkout, presentation)
  let state = idleWallet
  let ended: WalletOutcome = { problem: null, checkout: null, unconfirmed: null }

  const onEvent = (event: WalletEvent) => {
    const before = state
    const step = stepWallet(state, event)
    state = step.state
    for (const message of step.messages) adapter.send(message)
    if (step.task) void respond(step.task)
    if (before.request !== null && state.request === null && event.type !== 'placed') onEnd(ended)
  }
  const adapter = openAdapter({
    request,
    onEvent,
    onBroken: (error) => {
      console.warn('Wallet failed', error)
      onEnd({ ...ended, problem: texts.wallets.broken })
    },
  })

  const respond = async (work: NonNullable<WalletStep['task']>) => {
    if (work.kind === 'place') {
      onPlacing()
      return place(work.order)
    }
    const { eventId, shippingAddress, option } = work
    try {
      const reckoned = await within(reckon(shippingAddress, option))
      // Ignores an outdated result: the shopper has made a new selection or approved, and the displayed and ordered
      // totals must match.
      if (state.awaited !== eventId) return
      checkout = reckoned
      shown = walletSheet(checkout, presentation)
      onEvent({ type: 'reckoned', requestId, eventId, ...shown, errors: errorsOf(checkout, site, texts) })
    } catch (error) {
      console.warn('Wallet totals unavailable', error)
      const retry = { code: 'shippingContactInvalid', field: 'addressLines', message: texts.wallets.retry } as const
      onEvent({ type: 'reckoned', requestId, eventId, ...shown, errors: [retry] })
    }
  }
  const ratesFor = (option: string | null) =>
    deliveryMethods(checkout, presentation.locale).find(({ id }) => id === option)?.rates
  const reckon = (address: Address | null, option: string | null) => {
    const rates = ratesFor(option)
    return call('POST /svc_checkout/wallet/{listId}', {
      params: { listId: checkout.cart.list._id },
      body: { ...(address && { shippingAddress: sentAddress(address) }), ...(rates && { rates }) },
    })
  }
  const place = async (order: WalletOrder) => {
    const total = shown.details.total.amount
    try {
      const { entered, paymentToken } = await enter(running, checkout, order, ratesFor(order.option))
      ended = { ...ended, checkout: entered }
      const body = orderBody(running, entered, paymentToken, total)
      // The request id is the submission key, so approving twice places one order.
      const result = await sendOrder({ body, key: requestId }, running)
      if (result.orderId === null) {
        const { code, problem, unconfirmed } = result
        ended = { ...ended, problem, unconfirmed }
        return onEvent({ type: 'refused', requestId, code, message: problem })
      }
      onEvent({ type: 'placed', requestId, orderId: result.orderId, total })
      onPlaced(result.to)
    } catch (error) {
      const code = isRefusalError(error) ? error.code : 'wallet'
      if (!isRefusalError(error) && !(error instanceof Changed)) console.error('Wallet order failed', error)
      const problem = problemOf(error, running)
      ended = { ...ended, problem }
      onEvent({ type: 'refused', requestId, code, message: problem })
    }
  }
  onEvent({ type: 'start', request, ...shown })
}

function problemOf(error: unknown, { wordsOf, presentation }: Running): string {
  if (isRefusalError(error)) return wordsOf({ code: error.code, details: error.details })
  return error instanceof Changed ? error.message : presentation.texts.wallets.broken
}

/**
 * Registers the wallet token and saves the wallet's addresses in the checkout, or reads a checkout that already has
 * addresses.
 */
async function enter(
  { kind, call }: Pick<Running, 'kind' | 'call'>,
  checkout: Checkout,
  { shippingAddress, billingAddress, token }: WalletOrder,
  rates: ReturnType<typeof deliveryMethods>[number]['rates'] | undefined,
): Promise<{ entered: Checkout; paymentToken: string }> {
  const params = { listId: checkout.cart.list._id }
  const [{ paymentToken }, entered] = await Promise.all([
    call('POST /svc_paymentmethod/wallets', { body: { kind, token: { ...token } }, key: crypto.randomUUID() }),
    shippingAddress && billingAddress
      ? call('PUT /svc_checkout/checkout/{listId}', {
          params,
          body: {
            shippingAddress: sentAddress(shippingAddress),
            billingSameAsShipping: billingEqualsShipping(billingAddress, shippingAddress),
            billingAddress: sentAddress(billingAddress),
            pickup: false,
            ...(rates && { rates }),
          },
          key: crypto.randomUUID(),
        })
      : call('GET /svc_checkout/checkout/{listId}', { params, query: {} }),
  ])
  return { entered, paymentToken }
}

/** Composes the order from a saved checkout. Throws if it is incomplete or its total differs from the displayed one. */
function orderBody(
  { kind, presentation: { site, texts, money }, orderWith: { meta, browserInfo } }: Running,
  entered: Checkout,
  transactionToken: string,
  total: string,
) {
  const order = composeOrder(site, entered)
  if (order === null) throw new Changed(texts.wallets.wrongContact)
  if (amountOf(entered, site) !== total)
    throw new Changed(texts.wallets.changed(money(toMinor(entered.totals.toPay ?? 0))))
  // Replaces any earlier card or PayPal approval.
  const { paymentType, amount } = order.payment
  const payment = { paymentType, amount, adyenType: kind, transactionToken }
  return { ...order, meta, payment: { ...payment, ...(browserInfo && { browserInfo }) } }
}

/** Returns the amount due in the wallet's format, or an empty string while unknown. */
function amountOf({ totals }: Checkout, site: Site): string {
  return totals.toPay === null ? '' : walletAmount(toMinor(totals.toPay), siteSettings[site].currency)
}

async function within<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Wallet totals timed out')), maxMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function sentAddress(address: Address) {
  const { _id: _, regionId: __, isDefaultShipping: ___, isDefaultBilling: ____, street, ...wireAddress } = address
  return { ...wireAddress, street: [...street] }
}
