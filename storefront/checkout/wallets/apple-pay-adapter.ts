import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { WalletContact } from '#domain/wallets/contact.ts'
import type { WalletLine } from '#domain/wallets/details.ts'
import type { WalletMessage, WalletToken } from '#domain/wallets/session.ts'
import type { AdapterInput, WalletAdapter, WalletSite } from './wallet-adapter.ts'

// The parts of Apple Pay on the Web (version 3) that this adapter uses.
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

function maker(): SessionMaker | undefined {
  return (globalThis as AppleWindow).ApplePaySession
}

/** Checks that the browser supports Apple Pay and that the device can pay [PAY-412]. */
export function detectApplePay(): { canShow: boolean; canPay: boolean } {
  const session = maker()
  try {
    return { canShow: session !== undefined, canPay: session?.canMakePayments() === true }
  } catch {
    // Apple Pay throws on pages without HTTPS and in frames.
    return { canShow: false, canPay: false }
  }
}

/**
 * Completes a sheet request. WebKit throws if the shopper has closed the sheet, but the page still shows the order
 * result.
 */
function ifSheetOpen(complete: () => void): void {
  try {
    complete()
  } catch (error) {
    console.warn('Apple Pay sheet is already closed', error)
  }
}

/** Adapts Apple's payment sheet to wallet messages. */
export function applePayAdapter(
  site: WalletSite,
  call: StoreCall,
  { request, onEvent, onBroken }: AdapterInput,
): WalletAdapter {
  const SessionClass = maker()!
  const { id: requestId } = request
  let session: Session | undefined
  let shown: Selection | undefined
  let count = 0
  const open = new Map<string, (update: Selection) => void>()
  const requestUpdate = (say: (eventId: string) => void, complete: (update: Selection) => void) => {
    const eventId = String(++count)
    open.set(eventId, complete)
    say(eventId)
  }

  const begin = (message: Extract<WalletMessage, { type: 'applepay_start' }>) => {
    const started = new SessionClass(version, sheetRequest(site, request, message))
    session = started
    shown = { newTotal: message.details.total, newLineItems: message.details.lineItems }
    started.onvalidatemerchant = () =>
      void validateMerchant(started, call).catch((error: unknown) => {
        ifSheetOpen(() => started.abort())
        onEvent({ type: 'cancel', requestId })
        onBroken(error)
      })
    started.onshippingcontactselected = ({ shippingContact: contact }) =>
      requestUpdate(
        (eventId) => onEvent({ type: 'shippingContact', requestId, eventId, contact }),
        (update) => ifSheetOpen(() => started.completeShippingContactSelection(update)),
      )
    started.onshippingmethodselected = ({ shippingMethod: { identifier: id } }) =>
      requestUpdate(
        (eventId) => onEvent({ type: 'shippingMethod', requestId, eventId, id }),
        ({ newTotal, newLineItems }) =>
          ifSheetOpen(() => started.completeShippingMethodSelection({ newTotal, newLineItems })),
      )
    // A different card does not change the total.
    started.onpaymentmethodselected = () => started.completePaymentMethodSelection(shown!)
    started.onpaymentauthorized = ({ payment: { token, shippingContact = null, billingContact = null } }) =>
      onEvent({ type: 'authorized', requestId, token, shippingContact, billingContact })
    started.oncancel = () => onEvent({ type: 'cancel', requestId })
    started.begin()
  }

  const update = (message: Extract<WalletMessage, { type: 'applepay_update_details' }>) => {
    const { details, errors, eventId } = message
    shown = { newTotal: details.total, newLineItems: details.lineItems }
    const ErrorClass = (globalThis as AppleWindow).ApplePayError
    open.get(eventId)?.({
      ...shown,
      newShippingMethods: methodsOf(message),
      errors: ErrorClass ? errors.map(({ code, field, message: text }) => new ErrorClass(code, field, text)) : [],
    })
    open.delete(eventId)
  }

  return {
    send: (message) => {
      switch (message.type) {
        case 'applepay_start':
          try {
            return begin(message)
          } catch (error) {
            onEvent({ type: 'cancel', requestId })
            return onBroken(error)
          }
        case 'applepay_update_details':
          return update(message)
        case 'applepay_status_success':
          return ifSheetOpen(() => session?.completePayment({ status: SessionClass.STATUS_SUCCESS }))
        case 'applepay_status_failure':
          return ifSheetOpen(() => session?.completePayment({ status: SessionClass.STATUS_FAILURE }))
      }
    },
  }
}

/** The server knows Apple's validation URL, so the event's URL is ignored. */
async function validateMerchant(started: Session, call: StoreCall): Promise<void> {
  const { session } = await call('POST /svc_paymentmethod/wallets/applepay/session', { body: {} })
  ifSheetOpen(() => started.completeMerchantValidation(session))
}

function sheetRequest(
  site: WalletSite,
  { requiresShipping, needsContact }: AdapterInput['request'],
  message: Extract<WalletMessage, { type: 'applepay_start' }>,
) {
  const contact = needsContact ? ['name', 'email', 'phone'] : []
  return {
    countryCode: site.countryId,
    currencyCode: site.currency,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: site.applePay!.networks,
    total: message.details.total,
    lineItems: message.details.lineItems,
    requiredShippingContactFields: requiresShipping ? ['postalAddress', ...contact] : contact,
    requiredBillingContactFields: needsContact ? ['postalAddress', 'name'] : [],
    ...(requiresShipping && { shippingMethods: methodsOf(message) }),
  }
}

/** Apple selects the first shipping method, so the chosen one must come first. */
function methodsOf({ shippingOptions }: Pick<Extract<WalletMessage, { type: 'applepay_start' }>, 'shippingOptions'>) {
  return shippingOptions
    .toSorted((a, b) => Number(b.selected) - Number(a.selected))
    .map(({ id, label, detail, amount }) => ({ identifier: id, label, detail, amount }))
}
