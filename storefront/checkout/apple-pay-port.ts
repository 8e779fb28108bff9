import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { WalletContact } from '#domain/wallets/contact.ts'
import type { WalletLine } from '#domain/wallets/details.ts'
import type { WalletMessage, WalletToken } from '#domain/wallets/session.ts'
import type { Pressed, WalletPort, WalletSite } from './wallet-port.ts'

// Apple's object, as far as it is used: Apple Pay on the Web, version 3.
interface Selection {
  newTotal: WalletLine
  newLineItems: readonly WalletLine[]
  newShippingMethods?: readonly ShippingMethod[]
  errors?: readonly unknown[]
}
interface ShippingMethod {
  identifier: string
  label: string
  detail: string
  amount: string
}
interface Session {
  begin: () => void
  abort: () => void
  completeMerchantValidation: (session: unknown) => void
  completeShippingContactSelection: (update: Selection) => void
  completeShippingMethodSelection: (update: Selection) => void
  completePaymentMethodSelection: (update: Selection) => void
  completePayment: (result: { status: number }) => void
  onvalidatemerchant?: (event: { validationURL: string }) => void
  onshippingcontactselected?: (event: { shippingContact: WalletContact }) => void
  onshippingmethodselected?: (event: { shippingMethod: ShippingMethod }) => void
  onpaymentmethodselected?: () => void
  onpaymentauthorized?: (event: {
    payment: { token: WalletToken; shippingContact?: WalletContact; billingContact?: WalletContact }
  }) => void
  oncancel?: () => void
}
interface SessionMaker {
  new (version: number, request: object): Session
  canMakePayments: () => boolean
  STATUS_SUCCESS: number
  STATUS_FAILURE: number
}
interface AppleWindow {
  ApplePaySession?: SessionMaker
  ApplePayError?: new (code: string, field: string, message: string) => unknown
}
const version = 3

/** Apple's object of the browser, where there is one that may be used here. */
function maker(): SessionMaker | undefined {
  return (globalThis as AppleWindow).ApplePaySession
}

/** Whether a browser has Apple Pay at all, and whether its device says that it can pay [PAY-412]. */
export function applePayDevice(): { canShow: boolean; canPay: boolean } {
  const session = maker()
  try {
    return { canShow: session !== undefined, canPay: session?.canMakePayments() === true }
  } catch {
    // A page without https, and one in a frame, may not ask.
    return { canShow: false, canPay: false }
  }
}

/**
 * Answers a sheet. One that its shopper closed meanwhile takes no answer, and WebKit throws: what came of the order is
 * told by the page all the same.
 */
function unlessGone(answer: () => void): void {
  try {
    answer()
  } catch (error) {
    console.warn('The sheet is gone', error)
  }
}

/** Apple's sheet in a browser as a wallet's port: its events are said, and what is told completes them. */
export function applePayPort(site: WalletSite, call: StoreCall, { request, hear, onBroken }: Pressed): WalletPort {
  const made = maker()!
  const { id: requestId } = request
  let session: Session | undefined
  let shown: Selection | undefined
  let count = 0
  const open = new Map<string, (update: Selection) => void>()
  /** Says a change, and completes it when it is answered. */
  const ask = (say: (eventId: string) => void, complete: (update: Selection) => void) => {
    const eventId = String(++count)
    open.set(eventId, complete)
    say(eventId)
  }

  const begin = (message: Extract<WalletMessage, { type: 'applepay_start' }>) => {
    const contact = request.asksContact ? ['name', 'email', 'phone'] : []
    const started = new made(version, {
      countryCode: site.countryId,
      currencyCode: site.currency,
      merchantCapabilities: ['supports3DS'],
      supportedNetworks: site.applePay!.networks,
      total: message.details.total,
      lineItems: message.details.lineItems,
      requiredShippingContactFields: request.requiresShipping ? ['postalAddress', ...contact] : contact,
      requiredBillingContactFields: request.asksContact ? ['postalAddress', 'name'] : [],
      ...(request.requiresShipping && { shippingMethods: methodsOf(message) }),
    })
    session = started
    shown = { newTotal: message.details.total, newLineItems: message.details.lineItems }
    started.onvalidatemerchant = () => {
      // The address that the browser was told is not passed on: the store knows whom it asks.
      call('POST /svc_paymentmethod/wallets/applepay/session', { body: {} })
        .then((answer) => unlessGone(() => started.completeMerchantValidation(answer.session)))
        .catch((error: unknown) => {
          unlessGone(() => started.abort())
          hear({ type: 'cancel', requestId })
          onBroken(error)
        })
    }
    started.onshippingcontactselected = ({ shippingContact: contact }) =>
      ask(
        (eventId) => hear({ type: 'shippingContact', requestId, eventId, contact }),
        (update) => unlessGone(() => started.completeShippingContactSelection(update)),
      )
    started.onshippingmethodselected = ({ shippingMethod: { identifier: id } }) =>
      ask(
        (eventId) => hear({ type: 'shippingMethod', requestId, eventId, id }),
        ({ newTotal, newLineItems }) =>
          unlessGone(() => started.completeShippingMethodSelection({ newTotal, newLineItems })),
      )
    // Another card costs nothing else.
    started.onpaymentmethodselected = () => started.completePaymentMethodSelection(shown!)
    started.onpaymentauthorized = ({ payment }) =>
      hear({
        type: 'authorized',
        requestId,
        token: payment.token,
        shippingContact: payment.shippingContact ?? null,
        billingContact: payment.billingContact ?? null,
      })
    started.oncancel = () => hear({ type: 'cancel', requestId })
    started.begin()
  }

  const update = (message: Extract<WalletMessage, { type: 'applepay_update_details' }>) => {
    const { details, errors, eventId } = message
    shown = { newTotal: details.total, newLineItems: details.lineItems }
    const made = (globalThis as AppleWindow).ApplePayError
    open.get(eventId)?.({
      ...shown,
      newShippingMethods: methodsOf(message),
      errors: made ? errors.map(({ code, field, message: text }) => new made(code, field, text)) : [],
    })
    open.delete(eventId)
  }

  return {
    tell: (message) => {
      switch (message.type) {
        case 'applepay_start':
          try {
            return begin(message)
          } catch (error) {
            hear({ type: 'cancel', requestId })
            return onBroken(error)
          }
        case 'applepay_update_details':
          return update(message)
        case 'applepay_status_success':
          return unlessGone(() => session?.completePayment({ status: made.STATUS_SUCCESS }))
        case 'applepay_status_failure':
          return unlessGone(() => session?.completePayment({ status: made.STATUS_FAILURE }))
      }
    },
  }
}

/** The ways of sending as Apple lists them: the first is the chosen one. */
function methodsOf({ shippingOptions }: Pick<Extract<WalletMessage, { type: 'applepay_start' }>, 'shippingOptions'>) {
  return shippingOptions
    .toSorted((a, b) => Number(b.selected) - Number(a.selected))
    .map(({ id, label, detail, amount }) => ({ identifier: id, label, detail, amount }))
}
