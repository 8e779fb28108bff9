import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefused } from '#contract/kernel/refused.ts'
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
import { minorOf } from '#storefront/page/price.ts'
import { composeOrder, type Checkout } from './compose-order.ts'
import { sendOrder, type SentOrder } from './wallet-order.ts'
import type { Refusal } from './refusals.ts'
import { errorsOf, shownOf, waysOf } from './wallet-shown.ts'
import type { Pressed, WalletPort } from './wallet-port.ts'

/** Apple gives a page half a minute for each answer. */
const maxMs = 25_000

type OrderBody = NonNullable<ReturnType<typeof composeOrder>>

interface Running {
  kind: WalletKind
  request: WalletRequest
  checkout: Checkout
  call: StoreCall
  telling: Parameters<typeof shownOf>[1]
  portOf: (pressed: Pressed) => WalletPort
  /** A token that says that somebody sits here; empty where none could be made. */
  captcha: Promise<string>
  /** What else the order says: where it was made, what its bank is told of the browser. */
  orderWith: Pick<OrderBody, 'meta'> & Pick<OrderBody['payment'], 'browserInfo'>
  /** A refusal in words. */
  wordsOf: (refusal: Refusal) => string
  /** The order is there, and leads on: to its page, or to what its bank asks. */
  onPlaced: (to: string) => void
  /** Nothing was ordered, as far as is known. */
  onEnd: (ended: Ended) => void
  /** The sheet is closed or waits, and the order is on its way. */
  onPlacing: () => void
}

/** How a press ended that led to no order. */
export interface Ended {
  /** Why; null where the shopper closed the sheet. */
  problem: string | null
  /** The checkout as it was read last, which the next press shows; null where nothing was read. */
  checkout: Checkout | null
  /** The order of which nobody knows. */
  unanswered: SentOrder | null
}

/** What a wallet is refused beside the order's own refusals. */
class Changed extends Error {}

/** One press of a wallet's button, from the sheet's first word to the order: must be called within the press. */
export function runWallet(running: Running): void {
  const { request, call, telling, kind, portOf, wordsOf, onPlaced, onEnd, onPlacing } = running
  const { site, texts } = telling
  const requestId = request.id
  let { checkout } = running
  let shown = shownOf(checkout, telling)
  let state = idleWallet
  let ended: Ended = { problem: null, checkout: null, unanswered: null }

  const hear = (event: WalletEvent) => {
    const before = state
    const step = stepWallet(state, event)
    state = step.state
    for (const message of step.tells) port.tell(message)
    if (step.asks) void answer(step.asks)
    if (before.request !== null && state.request === null && event.type !== 'placed') onEnd(ended)
  }
  const port = portOf({
    request,
    hear,
    onBroken: (error) => {
      console.warn('The wallet ended', error)
      onEnd({ ...ended, problem: texts.wallets.broken })
    },
  })

  const answer = async (asks: NonNullable<WalletStep['asks']>) => {
    if (asks.kind === 'place') {
      onPlacing()
      return place(asks.order)
    }
    const { eventId, shippingAddress, option } = asks
    try {
      const reckoned = await within(reckon(shippingAddress, option))
      // The shopper chose again meanwhile, or agreed: what is shown and what is ordered stay of one piece.
      if (state.awaited !== eventId) return
      checkout = reckoned
      shown = shownOf(checkout, telling)
      hear({ type: 'reckoned', requestId, eventId, ...shown, errors: errorsOf(checkout, site, texts) })
    } catch (error) {
      console.warn('The wallet has no figures', error)
      const retry = { code: 'shippingContactInvalid', field: 'addressLines', message: texts.wallets.retry } as const
      hear({ type: 'reckoned', requestId, eventId, ...shown, errors: [retry] })
    }
  }
  const ratesFor = (option: string | null) => waysOf(checkout).find(({ id }) => id === option)?.rates
  const reckon = (address: Address | null, option: string | null) => {
    const rates = ratesFor(option)
    return call('POST /svc_checkout/wallet/{listId}', {
      params: { listId: checkout.cart.list._id },
      body: { ...(address && { shippingAddress: sentAddress(address) }), ...(rates && { rates }) },
    })
  }
  const place = async ({ shippingAddress, billingAddress, option, token }: WalletOrder) => {
    try {
      const params = { listId: checkout.cart.list._id }
      const rates = ratesFor(option)
      const [taken, entered] = await Promise.all([
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
      ended = { ...ended, checkout: entered }
      const order = composeOrder(site, entered)
      if (order === null) throw new Changed(texts.wallets.wrongContact)
      if (amountOf(entered, site) !== shown.details.total.amount)
        throw new Changed(texts.wallets.changed(telling.money(minorOf(entered.totals.toPay ?? 0))))
      const { meta, browserInfo } = running.orderWith
      // Of what was to pay before the wallet was pressed nothing comes along, be it a card or what PayPal agreed to.
      const { paymentType, amount } = order.payment
      const payment = { paymentType, amount, adyenType: kind, transactionToken: taken.paymentToken }
      const body = { ...order, meta, payment: { ...payment, ...(browserInfo && { browserInfo }) } }
      // The press names the order: agreed to twice, it is one.
      const sent = await sendOrder({ body, key: requestId }, running)
      if (sent.orderId === null) {
        const { code, problem, unanswered } = sent
        ended = { ...ended, problem, unanswered }
        return hear({ type: 'refused', requestId, code, message: problem })
      }
      hear({ type: 'placed', requestId, orderId: sent.orderId, total: shown.details.total.amount })
      onPlaced(sent.to)
    } catch (error) {
      const code = isRefused(error) ? error.code : 'wallet'
      if (!isRefused(error) && !(error instanceof Changed)) console.error('The wallet placed no order', error)
      const problem = isRefused(error)
        ? wordsOf({ code, details: error.details })
        : error instanceof Changed
          ? error.message
          : texts.wallets.broken
      ended = { ...ended, problem }
      hear({ type: 'refused', requestId, code, message: problem })
    }
  }
  hear({ type: 'start', request, ...shown })
}

/** What is to pay, as a wallet writes it; empty while it is not known. */
function amountOf({ totals }: Checkout, site: Site): string {
  return totals.toPay === null ? '' : walletAmount(minorOf(totals.toPay), siteSettings[site].currency)
}

function within<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('No figures in time')), maxMs))
  return Promise.race([work, late])
}

/** An address as a form sends it: without what a book of addresses knows of it. */
function sentAddress(address: Address) {
  const { _id: _, regionId: __, isDefaultShipping: ___, isDefaultBilling: ____, street, ...sent } = address
  return { ...sent, street: [...street] }
}
