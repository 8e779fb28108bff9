import { applePaySessions } from '#platform/payments/apple-pay.ts'
import { sandboxWalletPath } from '#platform/payments/sandbox/wallet-pages.ts'
import type { Wallets } from '#platform/payments/wallets.ts'
import type { Settings } from '#platform/settings/settings.ts'
import type { Site } from '#domain/sites.ts'

/**
 * The wallets of each site: the merchant's at Apple and Google, encrypted for who takes the site's cards; in a demo their
 * stand-ins on the sandbox's origin.
 */
export function walletsBy(
  { brand, wallets, adyen }: Pick<Settings, 'brand' | 'wallets' | 'adyen'>,
  sandboxOrigin: string | undefined,
): (site: Site) => Wallets {
  const { applePay = demoApplePay(sandboxOrigin), googlePay = demoGooglePay(sandboxOrigin), applePayOn } = wallets
  const startSession = applePay && applePaySessions({ ...applePay, displayName: brand })
  return (site) => ({
    applePay:
      applePay && startSession
        ? { merchantId: applePay.merchantId, isOffered: applePayOn.includes(site), startSession }
        : null,
    googlePay: googlePay
      ? {
          ...googlePay,
          environment: sandboxOrigin ? 'TEST' : 'PRODUCTION',
          ...gatewayOf(site, adyen, googlePay.gatewayMerchantId),
        }
      : null,
    merchantName: brand,
  })
}

/** For whom Google encrypts on a site, and by what it knows the shop there: each gateway has its own name for it. */
function gatewayOf(site: Site, { sites, account }: Settings['adyen'], otherwise: string) {
  if (!sites.includes(site)) return { gateway: 'spreedly', gatewayMerchantId: otherwise }
  // Without an account the site's cards are taken by the stand-in, which knows nobody.
  return { gateway: 'adyen', gatewayMerchantId: account?.merchantAccount ?? otherwise }
}

function demoApplePay(origin: string | undefined) {
  if (!origin) return undefined
  return { merchantId: 'merchant.sandbox', identity: null, sessionUrl: `${origin}${sandboxWalletPath}/paymentSession` }
}

function demoGooglePay(origin: string | undefined) {
  if (!origin) return undefined
  return { merchantId: 'sandbox', gatewayMerchantId: 'sandbox', scriptUrl: null }
}
