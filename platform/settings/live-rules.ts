import { destinationSecrets, destinationUrls } from './analytics/destination-settings.ts'
import { adyenEnvironmentOf, isAdyenTest } from './card-settings.ts'
import { siteCodes } from './site-hosts.ts'
import type { VariableName, Variables } from './variables.ts'
import { isAdyenEverywhere, openSitesOf } from './wallet-settings.ts'

/** Returns one sentence per reason that the store cannot accept real orders. */
export function liveProblems(values: Variables): string[] {
  if (values.MODE !== 'live') return []
  return [
    ...missingForLive(values).map(([name, what]) => `${name} is required in live mode: ${what}.`),
    ...plainAddresses(values),
    ...testAddresses(values),
    ...weakSecrets(values),
    ...localWebhooks(values),
  ]
}

export const requiredLive: readonly (readonly [VariableName, string])[] = [
  ['SECRET', 'a secret of at least 32 random characters that signs sessions'],
  ['MAIL_URL', 'the SMTP server for outgoing mail; the mail catcher is for demo mode only'],
  ...siteCodes.map((site) => [`SITE_URL_${site}`, 'the public https URL of the site'] as const),
  ['CARD_PAGE_URL', 'the public https URL of the card page, such as https://cards.shop.example'],
]

/** Spreedly settings are not needed if Adyen processes cards on all sites. */
export const requiredForCards: typeof requiredLive = [
  ['SPREEDLY_BASE_URL', 'the URL of the Spreedly API; the payment simulator is for demo mode only'],
  ['SPREEDLY_ENVIRONMENT_KEY', "Spreedly's environment key"],
  ['SPREEDLY_ACCESS_SECRET', "Spreedly's access secret"],
  ['SPREEDLY_GATEWAY_TOKEN', "Spreedly's gateway token"],
]

/** Returns the variables that a live store with these settings still needs, with their purpose. */
export function missingForLive(values: Variables): typeof requiredLive {
  return [...requiredLive, ...(isAdyenEverywhere(values) ? [] : requiredForCards)].filter(
    ([name]) => values[name] === undefined && !isOfOffSite(name, values),
  )
}

function isOfOffSite(name: string, values: Variables): boolean {
  return siteCodes.some((site) => name === `SITE_URL_${site}` && !openSitesOf(values).includes(site))
}

function plainAddresses(values: Variables): string[] {
  const names = [
    ...siteCodes.map((site) => `SITE_URL_${site}` as const),
    'CARD_PAGE_URL',
    'BACKOFFICE_URL',
    'SPREEDLY_BASE_URL',
    'SPREEDLY_SCRIPT_URL',
    'ADYEN_URL',
    'APPLEPAY_URL',
    'GOOGLEPAY_SCRIPT_URL',
    'SHIPPERHQ_URL',
    'SHIPPERHQ_TOKEN_URL',
    'TAXJAR_URL',
    'GOOGLE_ADDRESS_URL',
    'CAPTCHA_URL',
    'FORMS_FORWARD_URL',
    'INDEX_HOST',
    'GROWTHBOOK_API_HOST',
    'SOCIAL_PIXEL_SCRIPT_URL',
    'SEARCH_ADS_SCRIPT_URL',
    'EMAIL_MARKETING_SCRIPT_URL',
    'AFFILIATE_SCRIPT_URL',
    'REVIEWS_SCRIPT_URL',
    ...destinationUrls,
  ] as const
  const hasPlainOrigin = values.REVIEWS_SCRIPT_ORIGINS?.some((origin) => origin.startsWith('http:')) ?? false
  const plain = names.filter((name) => values[name]?.startsWith('http:') && !isOfOffSite(name, values))
  return [...plain, ...(hasPlainOrigin ? ['REVIEWS_SCRIPT_ORIGINS'] : [])].map(
    (name) => `${name} must begin with https:// in live mode.`,
  )
}

function testAddresses(values: Variables): string[] {
  const { ADYEN_URL, ADYEN_CLIENT_KEY, PAYPAL_URL } = values
  const addresses = { ADYEN_URL: isAdyenTest(ADYEN_URL), PAYPAL_URL: PAYPAL_URL.includes('.sandbox.') }
  const isTestPage = !addresses.ADYEN_URL && ADYEN_CLIENT_KEY !== undefined && adyenEnvironmentOf(values) === 'test'
  return [
    ...Object.entries(addresses)
      .filter(([, is]) => is)
      .map(([name]) => `${name} is the vendor's test URL; live mode requires the URL of the live account.`),
    ...(isTestPage ? ['ADYEN_ENVIRONMENT is the test environment; live mode requires the live environment.'] : []),
    ...(ADYEN_CLIENT_KEY?.startsWith('test_') === true
      ? ['ADYEN_CLIENT_KEY is a test key; live mode requires a key of the live account.']
      : []),
  ]
}

function localWebhooks({ WEBHOOKS_TO_LOCALHOST }: Variables): string[] {
  return WEBHOOKS_TO_LOCALHOST === 'on' ? ['WEBHOOKS_TO_LOCALHOST is for demo mode only.'] : []
}

const examples = /example|change.?me|secret|password|sandbox|0123456789|abcdefgh/i

function weakSecrets(values: Variables): string[] {
  const names = [
    'SECRET',
    'METRICS_TOKEN',
    'STAFF_TOKEN',
    'SPREEDLY_ACCESS_SECRET',
    'ADYEN_API_KEY',
    'PAYPAL_CLIENT_SECRET',
    'CAPTCHA_SECRET_KEY',
    ...destinationSecrets,
  ] as const
  return names
    .filter((name) => {
      const value = values[name]
      return value !== undefined && (examples.test(value) || new Set(value).size < 8)
    })
    .map((name) => `${name} is an example value or too simple; live mode requires random characters.`)
}
