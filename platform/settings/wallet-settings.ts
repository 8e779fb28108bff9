import { siteCodes, type SiteCode } from './site-hosts.ts'
import type { Variables } from './variables.ts'

/** Undefined if only the demo's simulators are used. */
export interface WalletMerchants {
  applePay:
    | {
        merchantId: string
        /** In PEM format. */
        identity: { certificate: string; key: string }
        sessionUrl: string
      }
    | undefined
  /** Sites that offer Apple Pay without checking whether the device has a card. */
  applePayOn: readonly SiteCode[]
  googlePay: { merchantId: string; gatewayMerchantId: string; scriptUrl: string } | undefined
}

const officialApplePay = 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession'
const officialGooglePay = 'https://pay.google.com/gp/p/js/pay.js'

const applePayNames = ['APPLEPAY_MERCHANT_ID', 'APPLEPAY_CERTIFICATE', 'APPLEPAY_KEY'] as const
const googlePayNames = ['GOOGLEPAY_MERCHANT_ID', 'GOOGLEPAY_GATEWAY_MERCHANT_ID'] as const

/** Returns true if Adyen processes cards on all enabled sites, so Spreedly is not needed. */
export function isAdyenEverywhere(values: Pick<Variables, 'ADYEN_SITES' | 'SITES'>): boolean {
  return openSitesOf(values).every((site) => values.ADYEN_SITES?.includes(site) === true)
}

/** Returns the enabled sites, which are all sites by default. */
export function openSitesOf({ SITES }: Pick<Variables, 'SITES'>): readonly SiteCode[] {
  return SITES ?? siteCodes
}

export function walletProblems(values: Variables): string[] {
  // With Adyen, Google's gateway merchant id defaults to the Adyen account.
  const { GOOGLEPAY_GATEWAY_MERCHANT_ID: gateway, ADYEN_MERCHANT_ACCOUNT: account } = values
  const isNamed = isAdyenEverywhere(values) && gateway === undefined && account !== undefined
  return [applePayNames, isNamed ? [] : googlePayNames].flatMap((names) => {
    const unset = names.filter((name) => values[name] === undefined)
    return unset.length > 0 && unset.length < names.length
      ? [`${unset.join(', ')} must be set too: the wallet needs all of ${names.join(', ')}.`]
      : []
  })
}

export function walletMerchantsOf(values: Variables): WalletMerchants {
  const { APPLEPAY_MERCHANT_ID: appleId, APPLEPAY_CERTIFICATE: certificate, APPLEPAY_KEY: key } = values
  const { GOOGLEPAY_MERCHANT_ID: googleId, ADYEN_MERCHANT_ACCOUNT: account } = values
  const { GOOGLEPAY_GATEWAY_MERCHANT_ID: gatewayMerchantId = isAdyenEverywhere(values) ? account : undefined } = values
  return {
    applePay:
      appleId !== undefined && certificate !== undefined && key !== undefined
        ? {
            merchantId: appleId,
            identity: { certificate, key },
            sessionUrl: values.APPLEPAY_URL ?? officialApplePay,
          }
        : undefined,
    applePayOn: values.APPLEPAY_OFFERED_ON ?? [],
    googlePay:
      googleId !== undefined && gatewayMerchantId !== undefined
        ? { merchantId: googleId, gatewayMerchantId, scriptUrl: values.GOOGLEPAY_SCRIPT_URL ?? officialGooglePay }
        : undefined,
  }
}
