import { z } from 'zod'

type TagName = 'social-pixel' | 'search-ads' | 'email-marketing' | 'affiliate' | 'reviews'

interface TagSettings {
  name: TagName
  id: string
  scriptUrl: string
  /** Origins that the script may contact. */
  origins: readonly string[]
}

export interface PrivacySettings {
  /** Third-party scripts that need marketing consent. */
  tags: readonly TagSettings[]
  /** Days until a consent record is deleted. */
  consentDays: number
}

const idOf = (wants: string, form: RegExp) =>
  z
    .string()
    .regex(form, { error: `must be ${wants}` })
    .optional()
/** Excludes characters such as `;`, which are valid in a URL's host but would extend the content security policy. */
const plainHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/

/** Returns true for an http or https URL with a plain host. */
export function isWebUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && plainHost.test(url.hostname)
}
const scriptUrl = z
  .string()
  .refine(isWebUrl, { error: 'must be a URL that begins with http:// or https://' })
  .optional()
const maxOrigins = 10

export const privacyVariables = {
  SOCIAL_PIXEL_ID: idOf('a pixel number of 5 to 20 digits', /^\d{5,20}$/),
  SOCIAL_PIXEL_SCRIPT_URL: scriptUrl,
  SEARCH_ADS_ID: idOf('an account such as AW-123456789', /^AW-\d{5,15}$/),
  SEARCH_ADS_SCRIPT_URL: scriptUrl,
  EMAIL_MARKETING_ID: idOf('a company id of 4 to 12 letters and digits', /^[A-Za-z0-9]{4,12}$/),
  EMAIL_MARKETING_SCRIPT_URL: scriptUrl,
  AFFILIATE_SITE_ID: idOf('a site number of 5 to 10 digits', /^\d{5,10}$/),
  AFFILIATE_SCRIPT_URL: scriptUrl,
  REVIEWS_SCRIPT_URL: scriptUrl,
  REVIEWS_SCRIPT_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.length <= maxOrigins && origins.every(isOrigin), {
      error: `must be up to ${maxOrigins} origins such as https://api.reviews.example, separated by commas`,
    })
    .optional(),
  CONSENT_DAYS: z
    .string()
    .refine((value) => /^[1-9]\d{0,4}$/.test(value), { error: 'must be a whole number of days from 1 to 99999' })
    .transform(Number)
    .default(1_095),
} as const

type Values = z.output<z.ZodObject<typeof privacyVariables>>

/** Returns true for an origin. Rejects paths and other text that would widen the content security policy. */
function isOrigin(value: string): boolean {
  return isWebUrl(value) && URL.parse(value)?.origin === value
}

/** The vendors' documented scripts, and the origins that they contact. */
const vendors = [
  {
    name: 'social-pixel',
    id: 'SOCIAL_PIXEL_ID',
    url: 'SOCIAL_PIXEL_SCRIPT_URL',
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    origins: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  {
    name: 'search-ads',
    id: 'SEARCH_ADS_ID',
    url: 'SEARCH_ADS_SCRIPT_URL',
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    origins: [
      'https://www.googletagmanager.com',
      'https://www.google.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
    ],
  },
  {
    name: 'email-marketing',
    id: 'EMAIL_MARKETING_ID',
    url: 'EMAIL_MARKETING_SCRIPT_URL',
    script: (id) => `https://static.klaviyo.com/onsite/js/${id}/klaviyo.js`,
    origins: ['https://static.klaviyo.com', 'https://static-tracking.klaviyo.com', 'https://a.klaviyo.com'],
  },
  {
    name: 'affiliate',
    id: 'AFFILIATE_SITE_ID',
    url: 'AFFILIATE_SCRIPT_URL',
    script: (id) => `https://cdn.avmws.com/${id}/`,
    origins: ['https://cdn.avmws.com', 'https://ssl.avmws.com'],
  },
] as const satisfies readonly {
  name: TagName
  id: keyof Values
  url: keyof Values
  script: (id: string) => string
  origins: readonly string[]
}[]

export function privacyOf(values: Values): PrivacySettings {
  const tags = vendors.flatMap((vendor): TagSettings[] => {
    const [id, own] = [values[vendor.id], values[vendor.url]]
    if (id === undefined) return []
    const { name, script, origins } = vendor
    return [
      own === undefined
        ? { name, id, scriptUrl: script(id), origins }
        : { name, id, scriptUrl: own, origins: [new URL(own).origin] },
    ]
  })
  return { tags: [...tags, ...reviewsTag(values)], consentDays: values.CONSENT_DAYS }
}

/** Returns the script for a reviews service from any vendor. Its URL contains the account [SHELL-412]. */
function reviewsTag({ REVIEWS_SCRIPT_URL: scriptUrl, REVIEWS_SCRIPT_ORIGINS: others = [] }: Values): TagSettings[] {
  if (scriptUrl === undefined) return []
  return [{ name: 'reviews', id: '', scriptUrl, origins: [...new Set([new URL(scriptUrl).origin, ...others])] }]
}

export function privacyProblems(values: Values): string[] {
  const missing = (name: string, other: string) => `${name} must be set too: without it ${other} has no effect.`
  return [
    ...vendors
      .filter(({ id, url }) => values[url] !== undefined && values[id] === undefined)
      .map(({ id, url }) => missing(id, url)),
    ...(values.REVIEWS_SCRIPT_ORIGINS !== undefined && values.REVIEWS_SCRIPT_URL === undefined
      ? [missing('REVIEWS_SCRIPT_URL', 'REVIEWS_SCRIPT_ORIGINS')]
      : []),
  ]
}
