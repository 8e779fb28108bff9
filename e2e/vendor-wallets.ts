import type { Page } from '@playwright/test'

// Simulators of the browser APIs as documented: Apple Pay on the Web, version 3, and Google Pay API 2.0. A test acts on
// the sheet as a shopper and reads the page's answers.

/** The sheet's latest content; amounts as decimals. */
interface Sheet {
  total: string
  isPending: boolean
  lines: string[]
  ways: { id: string; text: string }[]
  errors: string[]
}
interface WalletPerson {
  given: string
  family: string
  email: string
  phone: string
  street: string
  city: string
  region: string
  postcode: string
  country: string
}
export const robin: Omit<WalletPerson, 'email'> = {
  given: 'Robin',
  family: 'Vale',
  phone: '6145550123',
  street: '1080 Steelwood Road',
  city: 'Columbus',
  region: 'Ohio',
  postcode: '43212',
  country: 'us',
}

interface Driven {
  opened: () => object | null
  sheet: () => Sheet
  contact: (person: WalletPerson) => Promise<void>
  way: (id: string) => Promise<void>
  agree: (person: WalletPerson, number: string) => Promise<string>
  cancel: () => void
}
type Host = typeof globalThis & { walletSheet: Driven }

/** Installs Apple's API on a device that can pay or not. */
export async function installApplePay(page: Page, canPay = true): Promise<void> {
  await page.addInitScript((canMakePayments) => {
    type Update = { newTotal: { amount: string; type: string }; newLineItems: { label: string; amount: string }[] } & {
      newShippingMethods?: { identifier: string; label: string; amount: string }[]
      errors?: { message: string }[]
    }
    const host = globalThis as Host & { ApplePaySession?: unknown; ApplePayError?: unknown }
    let current: FakeSession | null = null
    let answered = Promise.withResolvers<void>()
    const told: Sheet = { total: '', isPending: true, lines: [], ways: [], errors: [] }
    const show = ({ newTotal, newLineItems, newShippingMethods, errors = [] }: Update) => {
      told.total = newTotal.amount
      told.isPending = newTotal.type === 'pending'
      told.lines = newLineItems.map(({ label, amount }) => `${label} ${amount}`)
      if (newShippingMethods)
        told.ways = newShippingMethods.map(({ identifier: id, label, amount }) => ({ id, text: `${label} ${amount}` }))
      told.errors = errors.map(({ message }) => message)
      answered.resolve()
    }
    const open = (session: FakeSession) => {
      current = session
    }
    class FakeSession {
      static STATUS_SUCCESS = 0
      static STATUS_FAILURE = 1
      static canMakePayments = () => canMakePayments
      request: {
        total: Update['newTotal']
        lineItems: Update['newLineItems']
        shippingMethods?: Update['newShippingMethods']
      }
      isValid = false
      isGone = false
      result = Promise.withResolvers<string>()
      onvalidatemerchant?: (event: object) => void
      onshippingcontactselected?: (event: object) => void
      onshippingmethodselected?: (event: object) => void
      onpaymentauthorized?: (event: object) => void
      oncancel?: (event: object) => void
      constructor(version: number, request: object) {
        if (version !== 3 || !navigator.userActivation.isActive) throw new Error('InvalidAccessError')
        this.request = request as FakeSession['request']
        open(this)
      }
      begin() {
        const { total, lineItems, shippingMethods } = this.request
        show({ newTotal: total, newLineItems: lineItems, newShippingMethods: shippingMethods ?? [] })
        this.onvalidatemerchant?.({ validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' })
      }
      abort() {
        current = null
      }
      /** WebKit throws when a closed sheet is completed. */
      stands() {
        if (this.isGone) throw new DOMException('The session is over', 'InvalidStateError')
      }
      completeMerchantValidation(session: { merchantSessionIdentifier?: string; domainName?: string }) {
        this.stands()
        this.isValid = Boolean(session.merchantSessionIdentifier) && session.domainName === location.hostname
      }
      completeShippingContactSelection(update: Update) {
        this.stands()
        show(update)
      }
      completeShippingMethodSelection(update: Update) {
        this.stands()
        show(update)
      }
      completePaymentMethodSelection(update: Update) {
        this.stands()
        show(update)
      }
      completePayment({ status }: { status: number }) {
        this.stands()
        this.result.resolve(status === FakeSession.STATUS_SUCCESS ? 'success' : 'failure')
        current = null
      }
    }
    const placeOf = ({ city, region, postcode, country }: WalletPerson) => ({
      locality: city,
      administrativeArea: region,
      postalCode: postcode,
      countryCode: country,
    })
    const said = async (say: () => void) => {
      answered = Promise.withResolvers()
      say()
      await answered.promise
    }
    host.walletSheet = {
      opened: () => (current?.isValid ? current.request : null),
      sheet: () => told,
      contact: (person) => said(() => current!.onshippingcontactselected!({ shippingContact: placeOf(person) })),
      way: (identifier) => said(() => current!.onshippingmethodselected!({ shippingMethod: { identifier } })),
      agree: (person, number) => {
        const session = current!
        const names = { givenName: person.given, familyName: person.family }
        const whole = { ...placeOf(person), ...names, addressLines: [person.street] }
        const contents = { applicationPrimaryAccountNumber: number, applicationExpirationDate: '401231' }
        const header = { publicKeyHash: 'h', ephemeralPublicKey: 'k', transactionId: crypto.randomUUID() }
        const data = btoa(JSON.stringify({ ...contents, nonce: crypto.randomUUID() }))
        session.onpaymentauthorized!({
          payment: {
            token: {
              paymentData: { version: 'EC_v1', signature: 's', header, data },
              paymentMethod: { displayName: 'Visa', network: 'Visa', type: 'debit' },
              transactionIdentifier: header.transactionId,
            },
            shippingContact: { ...whole, emailAddress: person.email, phoneNumber: person.phone },
            billingContact: whole,
          },
        })
        return session.result.promise
      },
      cancel: () => {
        const session = current!
        session.isGone = true
        session.oncancel!({})
        session.result.resolve('closed')
        current = null
      },
    }
    Object.assign(host, {
      ApplePaySession: FakeSession,
      ApplePayError: class {
        message: string
        constructor(_code: string, _field: string, message: string) {
          this.message = message
        }
      },
    })
  }, canPay)
}

/** Installs Google's API in a browser that is ready to pay or not. */
export async function installGooglePay(page: Page, isReady = true): Promise<void> {
  await page.addInitScript((result) => {
    interface Options {
      paymentDataCallbacks?: { onPaymentDataChanged: (changed: object) => Promise<Update> }
    }
    interface Sums {
      totalPrice: string
      totalPriceStatus: string
      displayItems: { label: string; price: string }[]
    }
    interface Ways {
      defaultSelectedOptionId: string
      shippingOptions: { id: string; label: string }[]
    }
    interface Update {
      newTransactionInfo?: Sums
      newShippingOptionParameters?: Ways
      error?: { message: string }
    }
    interface Request {
      transactionInfo: Sums
      shippingOptionParameters?: Ways
      emailRequired: boolean
      shippingAddressRequired?: boolean
    }
    const host = globalThis as Host & { google?: unknown }
    const told: Sheet = { total: '', isPending: true, lines: [], ways: [], errors: [] }
    let current: { options: Options; request: Request; result: PromiseWithResolvers<object> } | null = null
    const show = ({ newTransactionInfo: sums, newShippingOptionParameters: ways, error }: Update) => {
      if (sums) {
        told.total = sums.totalPrice
        told.isPending = sums.totalPriceStatus !== 'FINAL'
        told.lines = sums.displayItems.map(({ label, price }) => `${label} ${price}`)
      }
      if (ways) told.ways = ways.shippingOptions.map(({ id, label }) => ({ id, text: label }))
      told.errors = error ? [error.message] : []
    }
    const changed = async (callbackTrigger: string, data: object) =>
      show(await current!.options.paymentDataCallbacks!.onPaymentDataChanged({ callbackTrigger, ...data }))
    const placeOf = ({ city, region, postcode, country }: WalletPerson) => ({
      locality: city,
      administrativeArea: region,
      postalCode: postcode,
      countryCode: country.toUpperCase(),
    })
    class PaymentsClient {
      options: Options
      constructor(options: Options) {
        this.options = options
      }
      isReadyToPay() {
        return Promise.resolve({ result })
      }
      loadPaymentData(request: Request) {
        if (!navigator.userActivation.isActive) return Promise.reject(new Error('DEVELOPER_ERROR'))
        current = { options: this.options, request, result: Promise.withResolvers() }
        show({
          newTransactionInfo: request.transactionInfo,
          ...(request.shippingOptionParameters && { newShippingOptionParameters: request.shippingOptionParameters }),
        })
        return current.result.promise
      }
    }
    host.walletSheet = {
      opened: () => current?.request ?? null,
      sheet: () => told,
      contact: (person) => changed('SHIPPING_ADDRESS', { shippingAddress: placeOf(person) }),
      way: (id) => changed('SHIPPING_OPTION', { shippingOptionData: { id } }),
      agree: async (person, pan) => {
        const { result, request } = current!
        const name = `${person.given} ${person.family}`
        const whole = { ...placeOf(person), name, address1: person.street, phoneNumber: person.phone }
        const details = { pan, expirationMonth: 12, expirationYear: 2040 }
        const contents = { messageId: crypto.randomUUID(), paymentMethodDetails: details }
        const encryptedMessage = btoa(JSON.stringify(contents))
        const signedMessage = JSON.stringify({ encryptedMessage, ephemeralPublicKey: 'k', tag: 't' })
        current = null
        result.resolve({
          ...(request.emailRequired && { email: person.email }),
          ...(request.shippingAddressRequired && { shippingAddress: whole }),
          paymentMethodData: {
            tokenizationData: { token: JSON.stringify({ protocolVersion: 'ECv1', signature: 's', signedMessage }) },
            info: { billingAddress: whole },
          },
        })
        return 'closed'
      },
      cancel: () => {
        current!.result.reject({ statusCode: 'CANCELED' })
        current = null
      },
    }
    Object.assign(host, { google: { payments: { api: { PaymentsClient } } } })
  }, isReady)
}

/** The shopper's actions on the sheet. */
export const walletSheet = {
  opened: (page: Page) =>
    page.waitForFunction(() => (globalThis as Host).walletSheet.opened()).then((it) => it.jsonValue()),
  shows: (page: Page) => page.evaluate(() => (globalThis as Host).walletSheet.sheet()),
  contact: (page: Page, person: WalletPerson) =>
    page.evaluate((who) => (globalThis as Host).walletSheet.contact(who), person),
  way: (page: Page, id: string) => page.evaluate((way) => (globalThis as Host).walletSheet.way(way), id),
  agree: (page: Page, person: WalletPerson, number: string) =>
    page.evaluate(([who, card]) => (globalThis as Host).walletSheet.agree(who, card), [person, number] as const),
  cancel: (page: Page) => page.evaluate(() => (globalThis as Host).walletSheet.cancel()),
}
