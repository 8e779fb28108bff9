import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { parseNetworks } from '../client-address.ts'
import { analyticsVariables } from './analytics/analytics-settings.ts'
import { destinationSecrets } from './analytics/destination-settings.ts'
import { captchaForm, parseCaptchaKinds, parseSites } from './captcha.ts'
import { chatVariables } from './chat-settings.ts'
import { flagVariables } from './flags/flag-settings.ts'
import { newsletterVariables } from './newsletters/newsletter-settings.ts'
import { isWebUrl, privacyVariables } from './privacy-settings.ts'
import { returnVariables } from './returns/return-settings.ts'
import { defaultRateLimits, parseRateLimits } from './rate-limits.ts'
import { siteCodes, type SiteCode } from './site-hosts.ts'
import { parseSocialLinks } from './social-links.ts'

/** The format description is used as the error message. */
const oneOf = <const T extends string>(...values: readonly [T, ...T[]]) =>
  z.enum(values, { error: `must be ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(values)}` })

const text = (wants: string, fits: (value: string) => boolean) => z.string().refine(fits, { error: `must be ${wants}` })

const videoFile = /\.(?:mp4|mov|avi|mkv|wmv|flv|webm)$/i

/** Returns true for an absolute https URL of a video file, without spaces or a password [UI-432]. */
function isVideoUrl(value: string): boolean {
  const url = /^\S{1,1000}$/.test(value) ? URL.parse(value) : null
  return (
    url?.protocol === 'https:' &&
    isWebUrl(value) &&
    url.username === '' &&
    url.password === '' &&
    videoFile.test(url.pathname)
  )
}

// The value is inserted unchanged into attributes, JSON, and the content security policy.
function isMediaCdn(value: string): boolean {
  const form = /^https:\/\/[a-z\d.-]+(?::\d{1,5})?(?:\/[\w.,:~$-]+|\/\{type\})*\/?$/i
  return form.test(value) && value.length <= 200 && URL.canParse(value) && !/\/\.{1,2}(?:\/|$)/.test(value)
}

function isIndexHost(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && isWebUrl(value) && url.username + url.password + url.search + url.hash === ''
}

const urlOf = (wants: string, ...protocols: string[]) =>
  text(wants, (value) => protocols.includes(URL.parse(value)?.protocol ?? ''))

const postgresUrl = urlOf(
  'a PostgreSQL URL such as postgres://user:password@host:5432/name',
  'postgres:',
  'postgresql:',
)
const webUrl = text('a URL that begins with http:// or https://', isWebUrl)
const adyenUrl = text(
  'a URL that begins with http:// or https:// and ends in /v72',
  (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '') && /\/v72\/?$/.test(value),
)

const origin = text('a URL such as https://shop.example, without a path', (value) => {
  const url = URL.parse(value)
  return url !== null && isWebUrl(value) && [url.origin, `${url.origin}/`].includes(value.toLowerCase())
}).transform((value) => new URL(value).origin)

const hostPattern = /^(?:(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])$/
const hostPatterns = text('a comma-separated list of host names, such as staging.shop.example,*.test', (value) =>
  value.split(',').every((pattern) => hostPattern.test(pattern.trim().toLowerCase())),
).transform((value): readonly string[] => value.split(',').map((pattern) => pattern.trim().toLowerCase()))

/** Leaves ports for six sites, card entry, and the back office. */
const highestPort = 65_535 - 7
const port = text(`a whole number from 1 to ${highestPort}`, (value) => {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= highestPort
}).transform(Number)

const parts = ['web', 'worker', 'backoffice'] as const
export type Part = (typeof parts)[number]
const partList = text('a comma-separated list of web, worker, and backoffice', (value) => {
  const named = value.split(',')
  return named.every((part) => parts.some((known) => known === part)) && new Set(named).size === named.length
}).transform((value): readonly Part[] => parts.filter((part) => value.split(',').includes(part)))

const key = text('a value without spaces', (value) => /^[\x21-\x7e]+$/.test(value)).optional()

const siteList = text(`a comma-separated list of sites: ${siteCodes.join(', ')}`, (value) => {
  const named = value.split(',')
  return named.every((site) => siteCodes.some((known) => known === site)) && new Set(named).size === named.length
}).transform((value): readonly SiteCode[] => siteCodes.filter((site) => value.split(',').includes(site)))

/** Accepts PEM text on a single line, with `\n` for line breaks. */
const pem = text('a PEM text that begins with -----BEGIN', (value) => value.startsWith('-----BEGIN ')).transform(
  (value) => value.replaceAll(String.raw`\n`, '\n'),
)

/** Checks the key at startup. Otherwise, an invalid key would fail only with the first card payment. */
const rsaKey = pem.refine(isRsaKey, { error: 'must be a complete RSA private key in PEM format without a password' })

function isRsaKey(value: string): boolean {
  try {
    return createPrivateKey(value).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

const hexKeys = text('one or two keys of 64 hexadecimal digits, separated by a comma', (value) =>
  /^[0-9a-f]{64}(?:,[0-9a-f]{64})?$/i.test(value),
).transform((value): readonly string[] => value.split(','))

const siteUrls = Object.fromEntries(siteCodes.map((site) => [`SITE_URL_${site}`, origin.optional()])) as Record<
  `SITE_URL_${SiteCode}`,
  z.ZodOptional<typeof origin>
>

const socialLinks = text(
  'comma-separated https URLs of profiles, such as https://www.instagram.com/your-name',
  (value) => parseSocialLinks(value) !== undefined,
).optional()
const socialLinksBySite = Object.fromEntries(siteCodes.map((site) => [`SOCIAL_LINKS_${site}`, socialLinks])) as Record<
  `SOCIAL_LINKS_${SiteCode}`,
  typeof socialLinks
>

const cardBrands = ['visa', 'mastercard', 'maestro', 'amex', 'discover', 'diners', 'jcb'] as const
const brandsIn = (value: string): readonly string[] => value.split(',').map((brand) => brand.trim())
const cardBrandList = text(`a comma-separated list of card brands: ${cardBrands.join(', ')}`, (value) => {
  const named = brandsIn(value)
  return named.every((brand) => cardBrands.some((known) => known === brand)) && new Set(named).size === named.length
}).transform(brandsIn)

const shipperHqKeys = Object.fromEntries(
  siteCodes.flatMap((site) => [
    [`SHIPPERHQ_API_KEY_${site}`, key],
    [`SHIPPERHQ_AUTH_CODE_${site}`, key],
  ]),
) as Record<`SHIPPERHQ_${'API_KEY' | 'AUTH_CODE'}_${SiteCode}`, typeof key>

const sellers = Object.fromEntries(
  siteCodes.flatMap((site) => [
    [
      `SELLER_${site}`,
      text('a name and address of at most 300 characters, with lines separated by |', (value) =>
        /^[^\p{Cc}]{1,300}$/u.test(value),
      ).optional(),
    ],
    [`SELLER_VAT_NUMBER_${site}`, key],
    [`SELLER_EORI_NUMBER_${site}`, key],
  ]),
) as Record<`SELLER_${'' | 'VAT_NUMBER_' | 'EORI_NUMBER_'}${SiteCode}`, typeof key>

export const variables = z.object({
  MODE: oneOf('demo', 'live').default('demo'),
  BRAND: text('a name of 1 to 40 characters without < > & "', (value) => /^[^<>&"\p{Cc}]{1,40}$/u.test(value)).default(
    'Ironwright',
  ),
  BRAND_SLUG: text('1 to 40 lowercase letters, digits, and single hyphens', (value) =>
    /^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
  ).optional(),
  HOST: text('an IP address to listen on, such as 127.0.0.1 or 0.0.0.0', (value) =>
    /^(?:[0-9a-f:.]+|localhost)$/i.test(value),
  ).optional(),
  PORT: port.default(3000),
  PARTS: partList.default(parts),
  DATA_DIR: text('a folder path', (value) => !value.includes('\0')).default('.data'),
  FLOATING_VIDEO_URL: text(
    'the https URL of a video file, such as https://cdn.example/live.mp4',
    isVideoUrl,
  ).optional(),
  FLOATING_VIDEO_TITLE: text('a title of 1 to 100 characters', (value) => /^[^\p{Cc}]{1,100}$/u.test(value)).optional(),
  FLOATING_VIDEO_PAGES: text('a comma-separated list of paths, such as /,/theindex', (value) =>
    value.split(',').every((path) => /^\/[\w/-]{0,200}$/.test(path)),
  ).optional(),
  MEDIA_CDN: text(
    'the https URL of a media CDN, such as https://media.shop.example or https://cdn.example/{type}/upload/f_auto/shop',
    isMediaCdn,
  ).optional(),
  MEDIA_UNUSED_DAYS: text('a whole number of days from 1 to 9999', (value) => /^[1-9]\d{0,3}$/.test(value))
    .transform(Number)
    .default(30),
  DEBUG_PANEL: oneOf('on', 'off').default('off'),
  WEBHOOKS_TO_LOCALHOST: oneOf('on', 'off').default('off'),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').optional(),
  SECRET: text('at least 32 characters', (value) => value.length >= 32).optional(),
  SITES: siteList.optional(),
  ...siteUrls,
  ...socialLinksBySite,
  CARD_BRANDS: cardBrandList.default(['visa', 'mastercard', 'amex', 'discover']),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL: text(
    'a whole number from 2 to 200',
    (value) => /^\d{1,3}$/.test(value) && +value >= 2 && +value <= 200,
  )
    .transform(Number)
    .default(10),
  MAIL_URL: urlOf('an SMTP URL such as smtps://user:password@host:465', 'smtp:', 'smtps:').optional(),
  TRUSTED_PROXIES: text(
    'a comma-separated list of IP addresses or networks, such as 10.0.0.0/8',
    (value) => parseNetworks(value) !== undefined,
  ).optional(),
  RATE_LIMITS: text(
    `limits per minute such as search=100,login=5, for ${Object.keys(defaultRateLimits).join(', ')}`,
    (value) => parseRateLimits(value) !== undefined,
  ).optional(),
  CAPTCHA: text(captchaForm, (value) => parseCaptchaKinds(value) !== undefined).optional(),
  CAPTCHA_REQUIRED: text(
    'a comma-separated list of sites, such as USA,GBR',
    (value) => parseSites(value) !== undefined,
  ).optional(),
  CAPTCHA_SITE_KEY: key,
  CAPTCHA_SECRET_KEY: key,
  CAPTCHA_URL: webUrl.optional(),
  METRICS_TOKEN: text('at least 16 characters without spaces', (value) => /^[\x21-\x7e]{16,}$/.test(value)).optional(),
  STAFF_TOKEN: text('at least 32 letters, digits, or . _ ~ + / = -', (value) =>
    /^[\w.~+/=-]{32,400}$/.test(value),
  ).optional(),
  CARD_PAGE_URL: origin.optional(),
  BACKOFFICE_URL: origin.optional(),
  NON_PRODUCTION_HOSTS: hostPatterns.optional(),
  SPREEDLY_BASE_URL: webUrl.optional(),
  SPREEDLY_ENVIRONMENT_KEY: key,
  SPREEDLY_ACCESS_SECRET: key,
  SPREEDLY_GATEWAY_TOKEN: key,
  SPREEDLY_SCRIPT_URL: webUrl.optional(),
  SPREEDLY_CERTIFICATE_TOKEN: key,
  SPREEDLY_CERTIFICATE_KEY: rsaKey.optional(),
  ADYEN_SITES: siteList.optional(),
  ADYEN_URL: adyenUrl.optional(),
  ADYEN_API_KEY: key,
  ADYEN_MERCHANT_ACCOUNT: key,
  ADYEN_HMAC_KEYS: hexKeys.optional(),
  ADYEN_CLIENT_KEY: text('a key that begins with test_ or live_', (value) =>
    /^(?:test|live)_[A-Za-z0-9]{1,100}$/.test(value),
  ).optional(),
  ADYEN_ENVIRONMENT: oneOf('test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in').optional(),
  APPLEPAY_MERCHANT_ID: key,
  APPLEPAY_CERTIFICATE: pem.optional(),
  APPLEPAY_KEY: pem.optional(),
  APPLEPAY_URL: webUrl.optional(),
  APPLEPAY_OFFERED_ON: siteList.optional(),
  GOOGLEPAY_MERCHANT_ID: key,
  GOOGLEPAY_GATEWAY_MERCHANT_ID: key,
  GOOGLEPAY_SCRIPT_URL: webUrl.optional(),
  PAYPAL_URL: oneOf('https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com').default('https://api-m.paypal.com'),
  PAYPAL_CLIENT_ID: key,
  PAYPAL_CLIENT_SECRET: key,
  PAYPAL_WEBHOOK_ID: key,
  VIES_URL: webUrl.optional(),
  SHIPPERHQ_URL: webUrl.default('https://api.shipperhq.com/v2/graphql'),
  SHIPPERHQ_TOKEN_URL: webUrl.default('https://rms.shipperhq.com'),
  SHIPPERHQ_SCOPE: oneOf('LIVE', 'TEST', 'DEVELOPMENT', 'INTEGRATION').default('LIVE'),
  ...shipperHqKeys,
  ...sellers,
  TAXJAR_URL: webUrl.optional(),
  TAXJAR_TOKEN: key,
  GOOGLE_ADDRESS_KEY: key,
  GOOGLE_ADDRESS_URL: webUrl.optional(),
  GEO_DATABASE: text('the path of a MaxMind DB file', (value) => !value.includes('\0')).optional(),
  GEO_HEADER: text('a header name such as cf-ipcountry', (value) =>
    /^[A-Za-z][A-Za-z0-9-]{1,60}$/.test(value),
  ).optional(),
  ...privacyVariables,
  ...analyticsVariables,
  ...returnVariables,
  ...chatVariables,
  ...flagVariables,
  ...newsletterVariables,
  INDEX_HOST: text('a URL such as https://blog.example, without a query', isIndexHost).optional(),
  FORMS_FORWARD_URL: webUrl.optional(),
  FORMS_FORWARD_TOKEN: key,
  SECURITY_CONTACT: urlOf(
    'a contact URL such as mailto:security@shop.example or https://shop.example/security',
    'mailto:',
    'https:',
  ).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: text('a number from 0 to 1', (value) => /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(value))
    .transform(Number)
    .default(1),
  SEARCH_ENGINE: oneOf('index', 'postgres').default('index'),
})
export type Variables = z.infer<typeof variables>
export type VariableName = keyof Variables

export const secretVariables: ReadonlySet<string> = new Set<VariableName>([
  'SECRET',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_DIRECT_URL',
  'MAIL_URL',
  'METRICS_TOKEN',
  'STAFF_TOKEN',
  'SPREEDLY_ACCESS_SECRET',
  'SPREEDLY_ENVIRONMENT_KEY',
  'SPREEDLY_GATEWAY_TOKEN',
  'SPREEDLY_CERTIFICATE_TOKEN',
  'SPREEDLY_CERTIFICATE_KEY',
  'ADYEN_API_KEY',
  'ADYEN_HMAC_KEYS',
  'ADYEN_CLIENT_KEY',
  'APPLEPAY_CERTIFICATE',
  'APPLEPAY_KEY',
  'PAYPAL_CLIENT_SECRET',
  ...siteCodes.flatMap((site) => [`SHIPPERHQ_API_KEY_${site}`, `SHIPPERHQ_AUTH_CODE_${site}`] as const),
  'TAXJAR_TOKEN',
  'GOOGLE_ADDRESS_KEY',
  'FORMS_FORWARD_TOKEN',
  'GROWTHBOOK_CLIENT_KEY',
  'GROWTHBOOK_DECRYPTION_KEY',
  'ITERABLE_API_KEY',
  'ANALYTICS_WRITE_KEYS',
  ...destinationSecrets,
  'CAPTCHA_SITE_KEY',
  'CAPTCHA_SECRET_KEY',
])

/** Unknown variables with these prefixes are treated as typos. */
export const ownPrefixes = [
  'SITE_URL_',
  'FLOATING_VIDEO_',
  'SOCIAL_',
  'CARD_',
  'SPREEDLY_',
  'ADYEN_',
  'APPLEPAY_',
  'GOOGLEPAY_',
  'PAYPAL_',
  'SHIPPERHQ_',
  'SELLER_',
  'RETURN_',
  'TAXJAR_',
  'GOOGLE_ADDRESS_',
  'CAPTCHA_',
  'GEO_',
  'SEARCH_ADS_',
  'EMAIL_MARKETING_',
  'CONSENT_',
  'ANALYTICS_',
  'CUSTOMER_DATA_',
  'WEB_ANALYTICS_',
  'GOOGLE_ADS_',
  'AFFILIATE_',
  'REVIEWS_',
  'RECOMMENDATIONS_',
  'CHAT_',
  'FORMS_',
  'ITERABLE_',
  'GROWTHBOOK_',
] as const
