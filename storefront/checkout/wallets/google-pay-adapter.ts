import { splitName, type WalletContact } from '#domain/wallets/contact.ts'
import type { WalletMessage, WalletToken } from '#domain/wallets/session.ts'
import type { AdapterInput, WalletAdapter, WalletSite } from './wallet-adapter.ts'
import { loadWalletScript } from './wallet-script.ts'

// The parts of Google Pay API 2.0 that this adapter uses.
interface GoogleAddress {
  name?: string
  address1?: string
  address2?: string
  address3?: string
  locality?: string
  administrativeArea?: string
  postalCode?: string
  countryCode?: string
  phoneNumber?: string
}
interface Changed {
  callbackTrigger: 'INITIALIZE' | 'SHIPPING_ADDRESS' | 'SHIPPING_OPTION' | 'OFFER'
  shippingAddress?: GoogleAddress
  shippingOptionData?: { id: string }
}
interface PaymentData {
  email?: string
  shippingAddress?: GoogleAddress
  paymentMethodData: {
    tokenizationData: { token: string }
    info?: { billingAddress?: GoogleAddress }
  }
}
interface Client {
  isReadyToPay: (request: object) => Promise<{ result: boolean }>
  loadPaymentData: (request: object) => Promise<PaymentData>
}
interface GoogleWindow {
  google?: { payments?: { api?: { PaymentsClient: new (options: object) => Client } } }
}
type GooglePay = NonNullable<WalletSite['googlePay']>

const api = { apiVersion: 2, apiVersionMinor: 0 }

function makerOf(): (new (options: object) => Client) | undefined {
  return (globalThis as GoogleWindow).google?.payments?.api?.PaymentsClient
}

function methodsOf({ networks }: GooglePay) {
  return {
    type: 'CARD',
    parameters: { allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'], allowedCardNetworks: networks },
  }
}

/** Loads Google's script if the site allows it. Returns true if this browser can pay with Google Pay [PAY-225]. */
export async function isGooglePaySupported({ googlePay }: WalletSite): Promise<boolean> {
  if (!googlePay) return false
  if (!makerOf() && googlePay.scriptUrl !== null) await loadWalletScript(googlePay.scriptUrl)
  const clientOf = makerOf()
  if (!clientOf) return false
  const client = new clientOf({ environment: googlePay.environment })
  return (await client.isReadyToPay({ ...api, allowedPaymentMethods: [methodsOf(googlePay)] })).result
}

type Start = Extract<WalletMessage, { type: 'applepay_start' }>
type Update = Extract<WalletMessage, { type: 'applepay_update_details' }>

/** Adapts Google's payment sheet to wallet messages. */
export function googlePayAdapter(site: WalletSite, { request, onEvent, onBroken }: AdapterInput): WalletAdapter {
  const { id: requestId, requiresShipping } = request
  let count = 0
  const open = new Map<string, (update: object) => void>()
  const changed = ({ callbackTrigger, shippingAddress, shippingOptionData }: Changed) =>
    new Promise<object>((resolve) => {
      const eventId = String(++count)
      open.set(eventId, resolve)
      if (callbackTrigger === 'SHIPPING_OPTION')
        return onEvent({ type: 'shippingMethod', requestId, eventId, id: shippingOptionData?.id ?? '' })
      onEvent({ type: 'shippingContact', requestId, eventId, contact: contactOf(shippingAddress ?? {}) })
    })
  const start = (message: Start) => {
    const client = new (makerOf()!)({
      environment: site.googlePay!.environment,
      merchantInfo: merchantOf(site),
      ...(requiresShipping && { paymentDataCallbacks: { onPaymentDataChanged: changed } }),
    })
    return client.loadPaymentData(paymentRequest(site, request, message))
  }
  const broke = (error: unknown) => {
    onEvent({ type: 'cancel', requestId })
    // Closing the sheet is not an error.
    if ((error as { statusCode?: unknown } | null)?.statusCode !== 'CANCELED') onBroken(error)
  }
  return {
    send: (message) => {
      if (message.type === 'applepay_start') {
        try {
          start(message)
            .then((data) => onEvent({ type: 'authorized', requestId, ...authorizationOf(data) }))
            .catch(broke)
        } catch (error) {
          broke(error)
        }
      }
      if (message.type !== 'applepay_update_details') return
      open.get(message.eventId)?.(updateOf(site, message))
      open.delete(message.eventId)
    },
  }
}

function merchantOf({ googlePay, merchantName }: WalletSite) {
  return { merchantId: googlePay!.merchantId, merchantName }
}

function paymentRequest(site: WalletSite, { requiresShipping, needsContact }: AdapterInput['request'], message: Start) {
  const googlePay = site.googlePay!
  const { gateway, gatewayMerchantId } = googlePay
  const card = methodsOf(googlePay)
  const billing = {
    billingAddressRequired: true,
    billingAddressParameters: { format: 'FULL', phoneNumberRequired: !requiresShipping },
  }
  return {
    ...api,
    merchantInfo: merchantOf(site),
    allowedPaymentMethods: [
      {
        ...card,
        parameters: needsContact ? { ...card.parameters, ...billing } : card.parameters,
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway, gatewayMerchantId } },
      },
    ],
    transactionInfo: transactionOf(site, message),
    emailRequired: needsContact,
    ...(requiresShipping && {
      callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION'],
      shippingAddressRequired: true,
      shippingAddressParameters: { phoneNumberRequired: true },
      shippingOptionRequired: true,
      ...optionsOf(message, site.currency),
    }),
  }
}

function transactionOf(site: WalletSite, { details: { total, lineItems } }: Pick<Start, 'details'>) {
  return {
    countryCode: site.countryId,
    currencyCode: site.currency,
    totalPriceStatus: total.type === 'final' ? 'FINAL' : 'ESTIMATED',
    totalPrice: total.amount,
    totalPriceLabel: total.label,
    displayItems: lineItems.map(({ label, amount, type }) => ({
      label,
      type: 'LINE_ITEM',
      price: amount,
      status: type === 'final' ? 'FINAL' : 'PENDING',
    })),
  }
}

function updateOf(site: WalletSite, message: Update) {
  const [error] = message.errors
  return {
    newTransactionInfo: transactionOf(site, message),
    ...(message.shippingOptions.length > 0 && {
      newShippingOptionParameters: optionsOf(message, site.currency).shippingOptionParameters,
    }),
    ...(error && {
      error: {
        reason: error.code === 'addressUnserviceable' ? 'SHIPPING_ADDRESS_UNSERVICEABLE' : 'SHIPPING_ADDRESS_INVALID',
        message: error.message,
        intent: 'SHIPPING_ADDRESS',
      },
    }),
  }
}

function authorizationOf({ email, shippingAddress, paymentMethodData }: PaymentData) {
  const { tokenizationData, info } = paymentMethodData
  const billing = info?.billingAddress && contactOf(info.billingAddress)
  const contact = { ...(shippingAddress ? contactOf(shippingAddress) : {}), ...(email && { emailAddress: email }) }
  const phone = contact.phoneNumber ?? billing?.phoneNumber
  return {
    token: JSON.parse(tokenizationData.token) as WalletToken,
    shippingContact: { ...contact, ...(phone && { phoneNumber: phone }) },
    billingContact: billing ?? null,
  }
}

function optionsOf({ shippingOptions }: Pick<Start, 'shippingOptions'>, currency: string) {
  const chosen = shippingOptions.find(({ selected }) => selected)?.id ?? shippingOptions[0]?.id
  if (chosen === undefined) return {}
  return {
    shippingOptionParameters: {
      defaultSelectedOptionId: chosen,
      // Google's options have no amount field, so the label includes the amount.
      shippingOptions: shippingOptions.map(({ id, label, detail, amount }) => ({
        id,
        label: `${currency} ${amount}: ${label}`,
        description: detail,
      })),
    },
  }
}

function contactOf(address: GoogleAddress): WalletContact {
  const { name, address1, address2, address3, phoneNumber, ...place } = address
  const { locality, administrativeArea, postalCode, countryCode } = place
  return {
    ...(name !== undefined && splitName(name)),
    ...(phoneNumber !== undefined && { phoneNumber }),
    addressLines: [address1, address2, address3].filter((line) => line !== undefined),
    ...(locality !== undefined && { locality }),
    ...(administrativeArea !== undefined && { administrativeArea }),
    ...(postalCode !== undefined && { postalCode }),
    ...(countryCode !== undefined && { countryCode }),
  }
}
