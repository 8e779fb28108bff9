import { isAdyenEverywhere } from './wallet-settings.ts'
import type { Variables } from './variables.ts'

export interface Spreedly {
  baseUrl: string
  environmentKey: string
  accessSecret: string
  gatewayToken: string
  /** URL of the vendor's script for card fields. */
  scriptUrl: string
  /** Proves that the shop requested the fields. Some accounts require it. */
  certificate: { token: string; key: string } | undefined
}

export interface Adyen {
  /** Ends in /v72. */
  baseUrl: string
  apiKey: string
  merchantAccount: string
  /** Keys in hex. There are two during a key rotation. */
  hmacKeys: readonly string[]
  /** The public key that browsers use. */
  clientKey: string
  environment: AdyenEnvironment
}

type AdyenEnvironment = NonNullable<Variables['ADYEN_ENVIRONMENT']>

const officialSpreedlyScript = 'https://core.spreedly.com/iframe/iframe-v1.min.js'

const spreedlyNames = [
  'SPREEDLY_BASE_URL',
  'SPREEDLY_ENVIRONMENT_KEY',
  'SPREEDLY_ACCESS_SECRET',
  'SPREEDLY_GATEWAY_TOKEN',
] as const

const certificateNames = ['SPREEDLY_CERTIFICATE_TOKEN', 'SPREEDLY_CERTIFICATE_KEY'] as const

const adyenNames = [
  'ADYEN_URL',
  'ADYEN_API_KEY',
  'ADYEN_MERCHANT_ACCOUNT',
  'ADYEN_HMAC_KEYS',
  'ADYEN_CLIENT_KEY',
] as const

/** Returns the problems with the card settings. `siteOrigins` are the shop's origins. */
export function cardProblems(values: Variables, siteOrigins: readonly string[]): string[] {
  const problems: string[] = []
  const unset = <Name extends keyof Variables>(names: readonly Name[]) =>
    names.filter((name) => values[name] === undefined)
  const isPart = (missing: readonly string[], names: readonly string[]) =>
    missing.length > 0 && missing.length < names.length
  const spreedly = unset(spreedlyNames)
  // In live mode, `liveProblems` already reports missing Spreedly settings.
  const isNamed = values.MODE === 'live' && !isAdyenEverywhere(values)
  if (!isNamed && isPart(spreedly, spreedlyNames))
    problems.push(`${spreedly.join(', ')} must be set too: Spreedly needs all of ${spreedlyNames.join(', ')}.`)
  const certificate = unset(certificateNames)
  if (isPart(certificate, certificateNames))
    problems.push(`${certificate[0]!} must be set too: a Spreedly certificate needs its token and its key.`)
  const adyen = unset(adyenNames)
  if (isPart(adyen, adyenNames))
    problems.push(`${adyen.join(', ')} must be set too: Adyen needs all of ${adyenNames.join(', ')}.`)
  // A demo with the simulator includes an Adyen simulator.
  const hasSimulator = values.MODE === 'demo' && spreedly.length === spreedlyNames.length
  if (values.ADYEN_SITES !== undefined && adyen.length === adyenNames.length && !hasSimulator)
    problems.push(`ADYEN_SITES needs an account: set ${adyenNames.join(', ')}.`)
  if (values.CARD_PAGE_URL !== undefined && siteOrigins.includes(values.CARD_PAGE_URL))
    problems.push(
      'CARD_PAGE_URL is the origin of a site. The card page needs a separate origin, so no other page can read card data.',
    )
  return problems
}

export function spreedlyOf(values: Variables): Spreedly | undefined {
  const [baseUrl, environmentKey, accessSecret, gatewayToken] = spreedlyNames.map((name) => values[name])
  if (baseUrl === undefined || environmentKey === undefined) return undefined
  if (accessSecret === undefined || gatewayToken === undefined) return undefined
  const [token, key] = certificateNames.map((name) => values[name])
  return {
    baseUrl,
    environmentKey,
    accessSecret,
    gatewayToken,
    scriptUrl: values.SPREEDLY_SCRIPT_URL ?? officialSpreedlyScript,
    certificate: token !== undefined && key !== undefined ? { token, key } : undefined,
  }
}

export function readAdyenSettings(values: Variables): Adyen | undefined {
  const { ADYEN_URL: baseUrl, ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = values
  const { ADYEN_HMAC_KEYS: hmacKeys, ADYEN_CLIENT_KEY: clientKey } = values
  if (baseUrl === undefined || apiKey === undefined || merchantAccount === undefined) return undefined
  if (hmacKeys === undefined || clientKey === undefined) return undefined
  return {
    baseUrl: baseUrl.replace(/\/$/, ''),
    apiKey,
    merchantAccount,
    hmacKeys,
    clientKey,
    environment: adyenEnvironmentOf(values),
  }
}

export function adyenEnvironmentOf({ ADYEN_ENVIRONMENT, ADYEN_URL }: Variables): AdyenEnvironment {
  return ADYEN_ENVIRONMENT ?? (isAdyenTest(ADYEN_URL) ? 'test' : 'live')
}

/** Returns true for Adyen's test URL, which takes no real money. */
export function isAdyenTest(url: string | undefined): boolean {
  return /-test(?:\.|$)/.test(URL.parse(url ?? '')?.hostname ?? '')
}
