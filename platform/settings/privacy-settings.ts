import { z } from 'zod'

type TagName = 'social-pixel' | 'search-ads' | 'email-marketing'

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
const scriptUrl = z
  .string()
  .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
    error: 'must be a URL that begins with http:// or https://',
  })
  .optional()

export const privacyVariables = {
  SOCIAL_PIXEL_ID: idOf('the number of a pixel, of 5 to 20 digits', /^\d{5,20}$/),
  SOCIAL_PIXEL_SCRIPT_URL: scriptUrl,
  SEARCH_ADS_ID: idOf('an account such as AW-123456789', /^AW-\d{5,15}$/),
  SEARCH_ADS_SCRIPT_URL: scriptUrl,
  EMAIL_MARKETING_ID: idOf('a company id of 4 to 12 letters and digits', /^[A-Za-z0-9]{4,12}$/),
  EMAIL_MARKETING_SCRIPT_URL: scriptUrl,
  CONSENT_DAYS: z
    .string()
    .refine((value) => /^[1-9]\d{0,4}$/.test(value), { error: 'must be a whole number of days from 1 to 99999' })
    .transform(Number)
    .default(1_095),
} as const

type Values = z.output<z.ZodObject<typeof privacyVariables>>

const prefixes = ['SOCIAL_PIXEL', 'SEARCH_ADS', 'EMAIL_MARKETING'] as const

/** The vendors' documented scripts, and the origins that they contact. */
const vendors: Readonly<
  Record<(typeof prefixes)[number], { name: TagName; script: (id: string) => string; origins: readonly string[] }>
> = {
  SOCIAL_PIXEL: {
    name: 'social-pixel',
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    origins: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  SEARCH_ADS: {
    name: 'search-ads',
    script: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    origins: [
      'https://www.googletagmanager.com',
      'https://www.google.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
    ],
  },
  EMAIL_MARKETING: {
    name: 'email-marketing',
    script: (id) => `https://static.klaviyo.com/onsite/js/${id}/klaviyo.js`,
    origins: ['https://static.klaviyo.com', 'https://static-tracking.klaviyo.com', 'https://a.klaviyo.com'],
  },
}

export function privacyOf(values: Values): PrivacySettings {
  const tags = prefixes.flatMap((prefix) => {
    const [id, own] = [values[`${prefix}_ID`], values[`${prefix}_SCRIPT_URL`]]
    if (id === undefined) return []
    const { name, script, origins } = vendors[prefix]
    return [
      own === undefined
        ? { name, id, scriptUrl: script(id), origins }
        : { name, id, scriptUrl: own, origins: [new URL(own).origin] },
    ]
  })
  return { tags, consentDays: values.CONSENT_DAYS }
}

export function privacyProblems(values: Values): string[] {
  return prefixes
    .filter((prefix) => values[`${prefix}_SCRIPT_URL`] !== undefined && values[`${prefix}_ID`] === undefined)
    .map((prefix) => `${prefix}_ID must be set too: without it ${prefix}_SCRIPT_URL has no effect.`)
}
