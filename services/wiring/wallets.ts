import { applePaySessions } from '#platform/payments/apple-pay.ts'
import { walletSimulatorPath } from '#platform/payments/simulator/wallet-pages.ts'
import { applePayNetworks, googlePayNetworks, type Wallets } from '#platform/payments/wallets.ts'
import type { Settings } from '#platform/settings/settings.ts'
import type { Site } from '#domain/sites.ts'

/** Returns each site's wallets, with payloads encrypted for its card engine, or simulators in a demo. */
export function createWallets(
  { brand, cardBrands, wallets, adyen }: Pick<Settings, 'brand' | 'cardBrands' | 'wallets' | 'adyen'>,
  simulatorOrigin: string | undefined,
): (site: Site) => Wallets {
  const { applePay = demoApplePay(simulatorOrigin), googlePay = demoGooglePay(simulatorOrigin), applePayOn } = wallets
  const startSession = applePay && applePaySessions({ ...applePay, displayName: brand })
  const [onApple, onGoogle] = [applePayNetworks(cardBrands), googlePayNetworks(cardBrands)]
  return (site) => ({
    applePay:
      applePay && startSession && onApple.length > 0
        ? { merchantId: applePay.merchantId, isOffered: applePayOn.includes(site), networks: onApple, startSession }
        : null,
    googlePay:
      googlePay && onGoogle.length > 0
        ? {
            ...googlePay,
            networks: onGoogle,
            environment: simulatorOrigin ? 'TEST' : 'PRODUCTION',
            ...gatewayOf(site, adyen, googlePay.gatewayMerchantId),
          }
        : null,
    merchantName: brand,
  })
}

/** Returns a site's Google Pay gateway and the merchant id at that gateway. */
function gatewayOf(site: Site, { sites, account }: Settings['adyen'], otherwise: string) {
  if (!sites.includes(site)) return { gateway: 'spreedly', gatewayMerchantId: otherwise }
  // If there is no account, the site uses the simulator, which ignores the id.
  return { gateway: 'adyen', gatewayMerchantId: account?.merchantAccount ?? otherwise }
}

function demoApplePay(origin: string | undefined) {
  if (!origin) return undefined
  return {
    merchantId: 'merchant.sandbox',
    identity: null,
    sessionUrl: `${origin}${walletSimulatorPath}/paymentSession`,
  }
}

function demoGooglePay(origin: string | undefined) {
  if (!origin) return undefined
  return { merchantId: 'sandbox', gatewayMerchantId: 'sandbox', scriptUrl: null }
}
