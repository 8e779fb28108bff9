// Simulates Google Pay API 2.0 in the browser. The functions are sent to the page as text, so they must not use
// anything else in this file.
import { pageScript, type Sheet, type WalletHost, type WalletPerson } from './wallet-sheet.ts'

interface Options {
  paymentDataCallbacks?: { onPaymentDataChanged: (changed: object) => Promise<Update> }
}
interface TransactionInfo {
  totalPrice: string
  totalPriceStatus: string
  displayItems: { label: string; price: string }[]
}
interface ShippingOptions {
  defaultSelectedOptionId: string
  shippingOptions: { id: string; label: string }[]
}
interface Update {
  newTransactionInfo?: TransactionInfo
  newShippingOptionParameters?: ShippingOptions
  error?: { message: string }
}
interface PaymentRequest {
  transactionInfo: TransactionInfo
  shippingOptionParameters?: ShippingOptions
  emailRequired: boolean
  shippingAddressRequired?: boolean
}
interface State {
  sheet: Sheet
  open: { options: Options; request: PaymentRequest; result: PromiseWithResolvers<object> } | null
}

/** Returns the script for a browser that is or is not ready to pay. */
export const googlePayScript = (isReady: boolean): string =>
  pageScript([show, clientClass, addressOf, paymentOf, controlsOf, installGooglePay], isReady)

function installGooglePay(isReady: boolean): void {
  const state: State = {
    sheet: { total: '', isPending: true, lines: [], shippingOptions: [], errors: [] },
    open: null,
  }
  const host = globalThis as WalletHost
  host.walletSheet = controlsOf(state)
  Object.assign(host, { google: { payments: { api: { PaymentsClient: clientClass(state, isReady) } } } })
}

function show({ sheet }: State, update: Update): void {
  const { newTransactionInfo: info, newShippingOptionParameters: shipping, error } = update
  if (info) {
    sheet.total = info.totalPrice
    sheet.isPending = info.totalPriceStatus !== 'FINAL'
    sheet.lines = info.displayItems.map(({ label, price }) => `${label} ${price}`)
  }
  if (shipping) sheet.shippingOptions = shipping.shippingOptions.map(({ id, label }) => ({ id, text: label }))
  sheet.errors = error ? [error.message] : []
}

function clientClass(state: State, isReady: boolean) {
  return class PaymentsClient {
    options: Options
    constructor(options: Options) {
      this.options = options
    }
    isReadyToPay() {
      return Promise.resolve({ result: isReady })
    }
    loadPaymentData(request: PaymentRequest) {
      if (!navigator.userActivation.isActive) return Promise.reject(new Error('DEVELOPER_ERROR'))
      state.open = { options: this.options, request, result: Promise.withResolvers() }
      show(state, {
        newTransactionInfo: request.transactionInfo,
        ...(request.shippingOptionParameters && { newShippingOptionParameters: request.shippingOptionParameters }),
      })
      return state.open.result.promise
    }
  }
}

function addressOf({ city, region, postcode, country }: WalletPerson) {
  return { locality: city, administrativeArea: region, postalCode: postcode, countryCode: country.toUpperCase() }
}

/** Builds Google's payment data with the card number instead of encrypted data. */
function paymentOf(request: PaymentRequest, person: WalletPerson, pan: string): object {
  const name = `${person.given} ${person.family}`
  const whole = { ...addressOf(person), name, address1: person.street, phoneNumber: person.phone }
  const details = { pan, expirationMonth: 12, expirationYear: 2040 }
  const contents = { messageId: crypto.randomUUID(), paymentMethodDetails: details }
  const encryptedMessage = btoa(JSON.stringify(contents))
  const signedMessage = JSON.stringify({ encryptedMessage, ephemeralPublicKey: 'k', tag: 't' })
  return {
    ...(request.emailRequired && { email: person.email }),
    ...(request.shippingAddressRequired && { shippingAddress: whole }),
    paymentMethodData: {
      tokenizationData: { token: JSON.stringify({ protocolVersion: 'ECv1', signature: 's', signedMessage }) },
      info: { billingAddress: whole },
    },
  }
}

function controlsOf(state: State): WalletHost['walletSheet'] {
  const change = async (callbackTrigger: string, data: object) =>
    show(state, await state.open!.options.paymentDataCallbacks!.onPaymentDataChanged({ callbackTrigger, ...data }))
  return {
    opened: () => state.open?.request ?? null,
    sheet: () => state.sheet,
    selectContact: (person) => change('SHIPPING_ADDRESS', { shippingAddress: addressOf(person) }),
    selectShipping: (id) => change('SHIPPING_OPTION', { shippingOptionData: { id } }),
    authorize: async (person, pan) => {
      const { result, request } = state.open!
      state.open = null
      result.resolve(paymentOf(request, person, pan))
      return 'closed'
    },
    cancel: () => {
      state.open!.result.reject({ statusCode: 'CANCELED' })
      state.open = null
    },
  }
}
