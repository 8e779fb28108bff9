import { resolve } from 'node:path'
import { analyticsOf, type AnalyticsSettings } from './analytics/analytics-settings.ts'
import { destinationProblems } from './analytics/destination-settings.ts'
import { parseCaptchaKinds, parseSites, type CaptchaKind } from './captcha.ts'
import { readAdyenSettings, cardProblems, spreedlyOf, type Adyen, type Spreedly } from './card-settings.ts'
import { supportOf, type SupportSettings } from './chat-settings.ts'
import { listSettings, type ListedGroup } from './listing/list-settings.ts'
import { liveProblems } from './live-rules.ts'
import { returnsOf, type ReturnSettings } from './returns/return-settings.ts'
import { floatingVideoOf, type FloatingVideoSettings } from './media/floating-video.ts'
import { mediaOf, type MediaSettings } from './media/media-settings.ts'
import { employeeDomainsOf, flagProblems, growthBookOf, type GrowthBookSettings } from './flags/flag-settings.ts'
import {
  newsletterProblems,
  newsletterServiceOf,
  type NewsletterServiceSettings,
} from './newsletters/newsletter-settings.ts'
import { privacyOf, privacyProblems, type PrivacySettings } from './privacy-settings.ts'
import { defaultRateLimits, parseRateLimits, type RateLimits } from './rate-limits.ts'
import { nearestSetting } from './misspelled-names.ts'
import { geoOf, type GeoSource } from './geo/geo-settings.ts'
import { localName, localSiteUrl, siteCodes, type SiteCode } from './site-hosts.ts'
import { socialLinksOf, type SocialLink } from './social-links.ts'
import { ownPrefixes, secretVariables, variables, type Part, type Variables } from './variables.ts'
import { openSitesOf, walletMerchantsOf, walletProblems, type WalletMerchants } from './wallet-settings.ts'

/** Settings read from the environment. */
export interface Configuration {
  mode: 'demo' | 'live'
  /** The store name that shoppers see. */
  brand: string
  /** The brand's name in paths. Undefined selects the default [INDEX-004]. */
  brandSlug: string | undefined
  /** Network addresses to listen on. */
  hosts: readonly string[]
  /** The USA site's port. The other sites use the next five ports. */
  port: number
  /** Port of the payment simulator, the card page, or both. */
  sandboxPort: number
  cardPageUrl: string
  backOfficePort: number
  /** Origin without a trailing slash. */
  backOfficeUrl: string
  /** Host names with the order manager. Empty means loopback names [ADMIN-009]. */
  nonProductionHosts: readonly string[]
  parts: readonly Part[]
  /** Absolute path. */
  dataDir: string
  logLevel: NonNullable<Variables['LOG_LEVEL']>
  /** The enabled sites, in port order. */
  openSites: readonly SiteCode[]
  /** Origins without a trailing slash. A disabled site has the origin of the first enabled site. */
  siteUrls: Readonly<Record<SiteCode, string>>
  /** Social media profiles linked in the footer. */
  socialLinks: Readonly<Record<SiteCode, readonly SocialLink[]>>
  /** Accepted cards, in logo order. */
  cardBrands: readonly string[]
  /** Undefined selects the bundled engine. */
  databaseUrl: string | undefined
  databaseReadUrl: string | undefined
  /** Bypasses a pooler, because LISTEN needs a direct connection. */
  databaseDirectUrl: string | undefined
  databasePool: number
  /** Undefined if the secret is generated on the first start. */
  secret: string | undefined
  /** Proxies with a trusted x-forwarded-for header. */
  trustedProxies: string | undefined
  rateLimits: RateLimits
  captcha: Captcha
  metricsToken: string | undefined
  /** Undefined disables staff calls. */
  staffToken: string | undefined
  /** Undefined selects the mail catcher. */
  mailUrl: string | undefined
  /** Undefined selects the simulator. */
  spreedly: Spreedly | undefined
  /** A demo without an account uses the simulator. */
  adyen: { sites: readonly SiteCode[]; account: Adyen | undefined }
  wallets: WalletMerchants
  payPal: PayPal | undefined
  searchEngine: 'index' | 'postgres'
  /** Undefined selects a simulator. */
  viesUrl: string | undefined
  /** If undefined, rates come only from the store's tables. */
  shipperHq: ShipperHq | undefined
  /** If undefined, taxes come from the store's tables. */
  taxJar: { baseUrl: string; token: string } | undefined
  /** If undefined, only the store's rules validate addresses. */
  addressValidation: { baseUrl: string; key: string } | undefined
  /** The source of visitors' countries. */
  geo: GeoSource
  /** Undefined disables tracing. */
  traces: { endpoint: string; share: number } | undefined
  /** The sellers shown on invoices. */
  sellers: Readonly<Record<SiteCode, Seller>>
  returns: ReturnSettings
  privacy: PrivacySettings
  analytics: AnalyticsSettings
  support: SupportSettings
  /** Undefined if form entries stay in the store. */
  formForwarding: { url: string; token: string | undefined } | undefined
  /**
   * A WordPress site with posts for The Index, such as https://blog.example/theindex. If undefined, the store uses its
   * own tables.
   */
  indexHost: string | undefined
  media: MediaSettings
  /** Undefined if newsletter lists stay in the store. */
  newsletterService: NewsletterServiceSettings | undefined
  /** Employees' email domains, which feature flags can target. */
  employeeDomains: readonly string[]
  /** Undefined if the store manages its own feature flags. */
  growthBook: GrowthBookSettings | undefined
  /** Published in security.txt. */
  securityContact: string | undefined
  /** Undefined means that there is no floating video. */
  floatingVideo: FloatingVideoSettings | undefined
  /** True if the debug panel appears at the end of all pages. */
  hasDebugPanel: boolean
  /** True in a demo that may send webhooks to this machine. */
  allowsLocalWebhooks: boolean
  /** All settings for display, without secrets. */
  listing: readonly ListedGroup[]
}

interface Captcha {
  kinds: Readonly<Record<SiteCode, CaptchaKind>>
  required: readonly SiteCode[]
  vendor: { siteKey: string; secretKey: string; url: string | undefined } | undefined
}

interface Seller {
  /** The seller's name and address. */
  lines: readonly string[]
  vatNumber: string
  eoriNumber: string
}

interface PayPal {
  baseUrl: string
  /** Origin of PayPal's approval page. */
  pageOrigin: string
  clientId: string
  clientSecret: string
  /** PayPal's id for our webhook. */
  webhookId: string
}

interface ShipperHq {
  quoteUrl: string
  tokenUrl: string
  scope: string
  websites: Partial<Record<SiteCode, { apiKey: string; authCode: string; url: string }>>
}

const officialVies = 'https://ec.europa.eu/taxation_customs/vies/rest-api'
const officialAddresses = 'https://addressvalidation.googleapis.com/v1'
const officialTaxJar = 'https://api.taxjar.com/v2'

export interface Settings extends Configuration {
  databaseUrl: string
  databaseReadUrl: string
  databaseDirectUrl: string
  secret: string
}

/** One sentence per problem. */
interface Problems {
  problems: readonly string[]
}

/** Reads the settings from an environment, or returns all problems at once. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Configuration | Problems {
  // An empty value is treated as unset, as in a compose file.
  const setValues = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = variables.safeParse(setValues)
  const wrong = read.success ? [] : read.error.issues
  // Parses the valid settings separately, which lets the same run check rules across settings.
  const wrongNames = new Set(wrong.map(({ path: [name] }) => String(name)))
  const right = Object.fromEntries(Object.entries(setValues).filter(([name]) => !wrongNames.has(name)))
  const values = read.success ? read.data : variables.parse(right)
  const problems = [
    ...wrong.map(({ path: [name], message }) => sentence(String(name), message, setValues)),
    ...unknownNames(setValues),
    ...ruleProblems(values).filter((problem) => !wrongNames.has(problem.split(' ')[0]!)),
  ]
  if (problems.length > 0) return { problems }
  return { ...configurationOf(values), listing: listSettings(setValues, values) }
}

function sentence(name: string, message: string, setValues: Readonly<Record<string, unknown>>) {
  return secretVariables.has(name)
    ? `${name} ${message}.`
    : `${name} ${message}, not ${JSON.stringify(setValues[name])}.`
}

function unknownNames(setValues: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(setValues)
    .filter((name) => ownPrefixes.some((prefix) => name.startsWith(prefix)) && !(name in variables.shape))
    .map((name) => {
      const prefix = ownPrefixes.find((each) => name.startsWith(each))!
      const known = Object.keys(variables.shape).filter((each) => each.startsWith(prefix))
      const nearest = nearestSetting(name)
      return nearest === undefined
        ? `${name} is not a setting. Similar settings: ${known.join(', ')}.`
        : `${name} is not a setting. Did you mean ${nearest}?`
    })
}

function ruleProblems(values: Variables): string[] {
  const problems = liveProblems(values)
  for (const name of ['DATABASE_READ_URL', 'DATABASE_DIRECT_URL'] as const) {
    if (values[name] !== undefined && values.DATABASE_URL === undefined) {
      problems.push(`${name} needs DATABASE_URL: the bundled database has no replica and no pooler.`)
    }
  }
  problems.push(...cardProblems(values, Object.values(siteUrlsOf(values))))
  const payPal = payPalNames.filter((name) => values[name] === undefined)
  if (payPal.length > 0 && payPal.length < payPalNames.length)
    problems.push(`${payPal.join(', ')} must be set too: PayPal needs all of ${payPalNames.join(', ')}.`)
  problems.push(...walletProblems(values))
  problems.push(...privacyProblems(values), ...newsletterProblems(values), ...destinationProblems(values))
  problems.push(...flagProblems(values))
  if (values.FORMS_FORWARD_TOKEN !== undefined && values.FORMS_FORWARD_URL === undefined)
    problems.push('FORMS_FORWARD_URL must be set too: without it FORMS_FORWARD_TOKEN has no effect.')
  const indexHost = indexHostOf(values)
  if (indexHost !== undefined && Object.values(siteUrlsOf(values)).includes(new URL(indexHost).origin))
    problems.push('INDEX_HOST must not be a URL of the store, which would then read its own posts in an endless loop.')
  for (const site of siteCodes) {
    const pair = [`SHIPPERHQ_API_KEY_${site}`, `SHIPPERHQ_AUTH_CODE_${site}`] as const
    const missing = pair.filter((name) => values[name] === undefined)
    if (missing.length === 1) problems.push(`${missing[0]} must be set too: ShipperHQ needs both keys of a site.`)
  }
  if (values.TAXJAR_URL !== undefined && values.TAXJAR_TOKEN === undefined)
    problems.push('TAXJAR_TOKEN must be set too: without it TAXJAR_URL has no effect.')
  if (values.GOOGLE_ADDRESS_URL !== undefined && values.GOOGLE_ADDRESS_KEY === undefined) {
    problems.push('GOOGLE_ADDRESS_KEY must be set too: without it GOOGLE_ADDRESS_URL has no effect.')
  }
  problems.push(...captchaProblems(values))
  if (values.GEO_DATABASE !== undefined && values.GEO_HEADER !== undefined)
    problems.push('GEO_HEADER must not be set with GEO_DATABASE: the store uses one of them.')
  const urls = openSitesOf(values).map((site) => siteUrlsOf(values)[site])
  const twice = urls.find((url, index) => urls.indexOf(url) !== index)
  if (twice !== undefined) problems.push(`SITE_URL_* has ${twice} for two sites; each site needs its own URL.`)
  return problems
}

const payPalNames = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const

function siteUrlsOf(values: Variables) {
  const name = localName(hostsOf(values))
  const open = openSitesOf(values)
  const urlOf = (site: SiteCode) => values[`SITE_URL_${site}`] ?? localSiteUrl(site, values.PORT, name)
  // Links in a disabled site's earlier orders and emails must lead to a site that responds.
  return Object.fromEntries(siteCodes.map((site) => [site, urlOf(open.includes(site) ? site : open[0]!)])) as Record<
    SiteCode,
    string
  >
}

function hostsOf({ HOST, MODE }: Variables): readonly string[] {
  if (HOST !== undefined) return [HOST.toLowerCase()]
  // A demo exposes its accounts and emails, so it listens only on loopback by default.
  return MODE === 'demo' ? ['127.0.0.1', '::1'] : ['::']
}

/** Returns the WordPress URL. WordPress is below /theindex, unless the setting has another path [INDEX-047]. */
function indexHostOf({ INDEX_HOST: value }: Variables): string | undefined {
  if (value === undefined) return undefined
  const { origin, pathname } = new URL(value)
  const path = pathname.replace(/\/$/, '')
  return `${origin}${path === '' ? '/theindex' : path}`
}

function configurationOf(values: Variables): Omit<Configuration, 'listing'> {
  return {
    mode: values.MODE,
    brand: values.BRAND,
    brandSlug: values.BRAND_SLUG,
    hosts: hostsOf(values),
    port: values.PORT,
    sandboxPort: values.PORT + 6,
    cardPageUrl: values.CARD_PAGE_URL ?? `http://${localName(hostsOf(values))}:${values.PORT + 6}`,
    backOfficePort: values.PORT + 7,
    backOfficeUrl: values.BACKOFFICE_URL ?? `http://${localName(hostsOf(values))}:${values.PORT + 7}`,
    nonProductionHosts: values.NON_PRODUCTION_HOSTS ?? [],
    parts: values.PARTS,
    dataDir: resolve(values.DATA_DIR),
    logLevel: values.LOG_LEVEL ?? (values.MODE === 'demo' ? 'warn' : 'info'),
    openSites: openSitesOf(values),
    siteUrls: siteUrlsOf(values),
    socialLinks: socialLinksOf(values),
    cardBrands: values.CARD_BRANDS,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePool: values.DATABASE_POOL,
    secret: values.SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    rateLimits: parseRateLimits(values.RATE_LIMITS ?? '') ?? defaultRateLimits,
    captcha: captchaOf(values),
    metricsToken: values.METRICS_TOKEN,
    staffToken: values.STAFF_TOKEN,
    mailUrl: values.MAIL_URL,
    spreedly: spreedlyOf(values),
    adyen: { sites: values.ADYEN_SITES ?? [], account: readAdyenSettings(values) },
    wallets: walletMerchantsOf(values),
    payPal: payPalOf(values),
    searchEngine: values.SEARCH_ENGINE,
    viesUrl: values.VIES_URL?.replace(/\/$/, '') ?? (values.MODE === 'live' ? officialVies : undefined),
    shipperHq: shipperHqOf(values),
    taxJar: values.TAXJAR_TOKEN
      ? { baseUrl: values.TAXJAR_URL?.replace(/\/$/, '') ?? officialTaxJar, token: values.TAXJAR_TOKEN }
      : undefined,
    addressValidation: values.GOOGLE_ADDRESS_KEY
      ? { baseUrl: values.GOOGLE_ADDRESS_URL?.replace(/\/$/, '') ?? officialAddresses, key: values.GOOGLE_ADDRESS_KEY }
      : undefined,
    geo: geoOf(values),
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, share: values.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    privacy: privacyOf(values),
    analytics: analyticsOf(values),
    support: supportOf(values),
    media: mediaOf(values),
    indexHost: indexHostOf(values),
    formForwarding: values.FORMS_FORWARD_URL
      ? { url: values.FORMS_FORWARD_URL, token: values.FORMS_FORWARD_TOKEN }
      : undefined,
    newsletterService: newsletterServiceOf(values),
    employeeDomains: employeeDomainsOf(values),
    growthBook: growthBookOf(values),
    securityContact: values.SECURITY_CONTACT,
    floatingVideo: floatingVideoOf(values),
    hasDebugPanel: values.DEBUG_PANEL === 'on',
    allowsLocalWebhooks: values.WEBHOOKS_TO_LOCALHOST === 'on',
    sellers: sellersOf(values),
    returns: returnsOf(values),
  }
}

function captchaOf({ CAPTCHA, CAPTCHA_REQUIRED, ...values }: Variables): Captcha {
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET_KEY: secretKey, CAPTCHA_URL: url } = values
  return {
    kinds: parseCaptchaKinds(CAPTCHA ?? 'work')!,
    required: parseSites(CAPTCHA_REQUIRED ?? '') ?? [],
    vendor: siteKey !== undefined && secretKey !== undefined ? { siteKey, secretKey, url } : undefined,
  }
}

function captchaProblems({ CAPTCHA, CAPTCHA_SITE_KEY, CAPTCHA_SECRET_KEY }: Variables): string[] {
  const kinds = Object.values(parseCaptchaKinds(CAPTCHA ?? 'work') ?? {})
  const vendors = [...new Set(kinds.filter((kind) => kind !== 'none' && kind !== 'work'))]
  if (vendors.length > 1)
    return [
      `CAPTCHA names ${vendors.join(' and ')}, but the store supports one vendor; other sites can use work or none.`,
    ]
  const isWhole = CAPTCHA_SITE_KEY !== undefined && CAPTCHA_SECRET_KEY !== undefined
  return vendors.length === 1 && !isWhole
    ? [`CAPTCHA_SITE_KEY and CAPTCHA_SECRET_KEY must be set too: ${vendors[0]!} needs both.`]
    : []
}

function sellersOf(values: Variables) {
  const sellerOf = (site: SiteCode): Seller => ({
    lines: (values[`SELLER_${site}`] ?? values.BRAND).split('|').map((line) => line.trim()),
    vatNumber: values[`SELLER_VAT_NUMBER_${site}`] ?? '',
    eoriNumber: values[`SELLER_EORI_NUMBER_${site}`] ?? '',
  })
  return Object.fromEntries(siteCodes.map((site) => [site, sellerOf(site)])) as Record<SiteCode, Seller>
}

function shipperHqOf(values: Variables): ShipperHq | undefined {
  const urls = siteUrlsOf(values)
  const websites = siteCodes.flatMap((site) => {
    const [apiKey, authCode] = [values[`SHIPPERHQ_API_KEY_${site}`], values[`SHIPPERHQ_AUTH_CODE_${site}`]]
    return apiKey !== undefined && authCode !== undefined
      ? [[site, { apiKey, authCode, url: urls[site] }] as const]
      : []
  })
  if (websites.length === 0) return undefined
  const { SHIPPERHQ_URL: quoteUrl, SHIPPERHQ_TOKEN_URL: tokenUrl, SHIPPERHQ_SCOPE: scope } = values
  return { quoteUrl, tokenUrl, scope, websites: Object.fromEntries(websites) }
}

function payPalOf({ PAYPAL_URL: baseUrl, ...values }: Variables): PayPal | undefined {
  const [clientId, clientSecret, webhookId] = payPalNames.map((name) => values[name])
  if (clientId === undefined || clientSecret === undefined || webhookId === undefined) return undefined
  return { baseUrl, pageOrigin: baseUrl.replace('//api-m.', '//www.'), clientId, clientSecret, webhookId }
}

/** Adds the database URLs and the secret. */
export function settingsOf(configuration: Configuration, run: { databaseUrl: string; secret: string }): Settings {
  return {
    ...configuration,
    ...run,
    databaseReadUrl: configuration.databaseReadUrl ?? run.databaseUrl,
    databaseDirectUrl: configuration.databaseDirectUrl ?? run.databaseUrl,
  }
}
