// Simulates Apple Pay on the Web, version 3, in the browser. The functions are sent to the page as text, so they must
// not use anything else in this file.
import { pageScript, type Sheet, type WalletHost, type WalletPerson } from './wallet-sheet.ts'

interface Update {
  newTotal: { amount: string; type: string }
  newLineItems: { label: string; amount: string }[]
  newShippingMethods?: { identifier: string; label: string; amount: string }[]
  errors?: { message: string }[]
}
interface PaymentRequest {
  total: Update['newTotal']
  lineItems: Update['newLineItems']
  shippingMethods?: Update['newShippingMethods']
}
interface Session {
  request: PaymentRequest
  isValid: boolean
  isOver: boolean
  result: PromiseWithResolvers<string>
  onshippingcontactselected?: (event: object) => void
  onshippingmethodselected?: (event: object) => void
  onpaymentauthorized?: (event: object) => void
  oncancel?: (event: object) => void
}
interface State {
  sheet: Sheet
  session: Session | null
  updated: PromiseWithResolvers<void>
}

/** Returns the script for a device that can or cannot pay. */
export const applePayScript = (canPay: boolean): string =>
  pageScript([show, sessionClass, addressOf, paymentOf, controlsOf, installApplePay], canPay)

function installApplePay(canPay: boolean): void {
  const state: State = {
    sheet: { total: '', isPending: true, lines: [], shippingOptions: [], errors: [] },
    session: null,
    updated: Promise.withResolvers(),
  }
  const host = globalThis as WalletHost
  host.walletSheet = controlsOf(state)
  Object.assign(host, {
    ApplePaySession: sessionClass(state, canPay),
    ApplePayError: class {
      message: string
      constructor(_code: string, _field: string, message: string) {
        this.message = message
      }
    },
  })
}

function show(state: State, { newTotal, newLineItems, newShippingMethods, errors = [] }: Update): void {
  const { sheet } = state
  sheet.total = newTotal.amount
  sheet.isPending = newTotal.type === 'pending'
  sheet.lines = newLineItems.map(({ label, amount }) => `${label} ${amount}`)
  if (newShippingMethods)
    sheet.shippingOptions = newShippingMethods.map(({ identifier: id, label, amount }) => ({
      id,
      text: `${label} ${amount}`,
    }))
  sheet.errors = errors.map(({ message }) => message)
  state.updated.resolve()
}

function sessionClass(state: State, canPay: boolean) {
  return class FakeSession implements Session {
    static STATUS_SUCCESS = 0
    static STATUS_FAILURE = 1
    static canMakePayments = () => canPay
    request: PaymentRequest
    isValid = false
    isOver = false
    result = Promise.withResolvers<string>()
    onvalidatemerchant?: (event: object) => void
    onshippingcontactselected?: (event: object) => void
    onshippingmethodselected?: (event: object) => void
    onpaymentauthorized?: (event: object) => void
    oncancel?: (event: object) => void
    constructor(version: number, request: object) {
      if (version !== 3 || !navigator.userActivation.isActive) throw new Error('InvalidAccessError')
      this.request = request as PaymentRequest
      state.session = this
    }
    begin() {
      const { total, lineItems, shippingMethods } = this.request
      show(state, { newTotal: total, newLineItems: lineItems, newShippingMethods: shippingMethods ?? [] })
      this.onvalidatemerchant?.({ validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' })
    }
    abort() {
      state.session = null
    }
    /** WebKit throws when a closed sheet is completed. */
    assertOpen() {
      if (this.isOver) throw new DOMException('The session is over', 'InvalidStateError')
    }
    completeMerchantValidation(session: { merchantSessionIdentifier?: string; domainName?: string }) {
      this.assertOpen()
      this.isValid = Boolean(session.merchantSessionIdentifier) && session.domainName === location.hostname
    }
    completeShippingContactSelection(update: Update) {
      this.assertOpen()
      show(state, update)
    }
    completeShippingMethodSelection(update: Update) {
      this.assertOpen()
      show(state, update)
    }
    completePaymentMethodSelection(update: Update) {
      this.assertOpen()
      show(state, update)
    }
    completePayment({ status }: { status: number }) {
      this.assertOpen()
      this.result.resolve(status === FakeSession.STATUS_SUCCESS ? 'success' : 'failure')
      state.session = null
    }
  }
}

function addressOf({ city, region, postcode, country }: WalletPerson) {
  return { locality: city, administrativeArea: region, postalCode: postcode, countryCode: country }
}

/** Builds Apple's payment object with the card number instead of encrypted data. */
function paymentOf(person: WalletPerson, number: string): object {
  const names = { givenName: person.given, familyName: person.family }
  const whole = { ...addressOf(person), ...names, addressLines: [person.street] }
  const contents = { applicationPrimaryAccountNumber: number, applicationExpirationDate: '401231' }
  const header = { publicKeyHash: 'h', ephemeralPublicKey: 'k', transactionId: crypto.randomUUID() }
  const data = btoa(JSON.stringify({ ...contents, nonce: crypto.randomUUID() }))
  return {
    token: {
      paymentData: { version: 'EC_v1', signature: 's', header, data },
      paymentMethod: { displayName: 'Visa', network: 'Visa', type: 'debit' },
      transactionIdentifier: header.transactionId,
    },
    shippingContact: { ...whole, emailAddress: person.email, phoneNumber: person.phone },
    billingContact: whole,
  }
}

function controlsOf(state: State): WalletHost['walletSheet'] {
  const afterUpdate = async (change: () => void) => {
    state.updated = Promise.withResolvers()
    change()
    await state.updated.promise
  }
  return {
    opened: () => (state.session?.isValid ? state.session.request : null),
    sheet: () => state.sheet,
    selectContact: (person) =>
      afterUpdate(() => state.session!.onshippingcontactselected!({ shippingContact: addressOf(person) })),
    selectShipping: (identifier) =>
      afterUpdate(() => state.session!.onshippingmethodselected!({ shippingMethod: { identifier } })),
    authorize: (person, number) => {
      const session = state.session!
      session.onpaymentauthorized!({ payment: paymentOf(person, number) })
      return session.result.promise
    },
    cancel: () => {
      const session = state.session!
      session.isOver = true
      session.oncancel!({})
      session.result.resolve('closed')
      state.session = null
    },
  }
}
