import { isListNewer } from './list-version.ts'

/** [CONSENT-402] */
export const consentCategories = ['performance', 'marketing', 'functional'] as const
export type ConsentCategory = (typeof consentCategories)[number]
export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>

export const consentCookie = 'cookie_preferences'
/** [CONSENT-201] */
export const consentLifetimeSeconds = 365 * 24 * 60 * 60

/** The saved choices, the version of the service list that the shopper saw, and the time in Unix milliseconds. */
interface StoredConsent extends ConsentChoices {
  v: number
  ts: number
}

export interface ConsentInput {
  /** The cookie value as received. */
  cookie: string | undefined
  siteDefault: 'denied' | 'granted' | undefined
  /** Version of the current service list (list-version.ts). */
  version: number
  /** True if Global Privacy Control is on. */
  hasPrivacySignal: boolean
}

export interface ConsentState {
  choices: ConsentChoices
  /** If false, the cookie banner is shown. */
  isChosen: boolean
  hasPrivacySignal: boolean
  /** Reason that the saved choices do not apply, or null if they do. */
  problem: 'missing' | 'unreadable' | 'outdated' | null
}

/** Returns the same choice for all categories. */
export function chooseAll(isAllowed: boolean): ConsentChoices {
  return { performance: isAllowed, marketing: isAllowed, functional: isAllowed }
}

/**
 * Returns a site's choices before the shopper chooses. A site without the setting allows all categories [CONSENT-409,
 * CONSENT-410].
 */
export function defaultChoices(siteDefault: ConsentInput['siteDefault']): ConsentChoices {
  return chooseAll(siteDefault !== 'denied')
}

/**
 * Returns the choices that apply: the saved ones, or else the site's defaults. A privacy signal always denies
 * marketing. If the saved choices are for an older service list, their rejections still apply, and the cookie banner
 * is shown again [CONSENT-411, CONSENT-417, CONSENT-418].
 */
export function readConsent({ cookie, siteDefault, version, hasPrivacySignal }: ConsentInput): ConsentState {
  const defaults = defaultChoices(siteDefault)
  const stored = cookie === undefined || cookie === '' ? 'missing' : (parseConsent(cookie) ?? 'unreadable')
  if (typeof stored === 'string')
    return { choices: withSignal(defaults, hasPrivacySignal), isChosen: false, hasPrivacySignal, problem: stored }
  const { performance, marketing, functional } = stored
  const chosen = { performance, marketing, functional }
  const isOutdated = isListNewer(version, stored.v)
  const choices = withSignal(isOutdated ? both(chosen, defaults) : chosen, hasPrivacySignal)
  return { choices, isChosen: !isOutdated, hasPrivacySignal, problem: isOutdated ? 'outdated' : null }
}

/** Returns the cookie value for these choices [CONSENT-402, CONSENT-418]. */
export function consentCookieValue(
  { performance, marketing, functional }: ConsentChoices,
  v: number,
  ts: number,
): string {
  return encodeURIComponent(JSON.stringify({ v, performance, marketing, functional, ts } satisfies StoredConsent))
}

/** Returns when the choice in a cookie was made, in Unix milliseconds, or 0 if there is no readable choice. */
export function choiceTime(cookie: string | undefined): number {
  return (cookie === undefined ? undefined : parseConsent(cookie))?.ts ?? 0
}

/** Returns the time for a new choice: now, or a time after the saved choice if the clock was set back. */
export function nextChoiceTime(cookie: string | undefined, now: number): number {
  return Math.max(now, choiceTime(cookie) + 1)
}

/** Returns the cookie string for scripts [CONSENT-201]. */
export function consentCookieLine(value: string, isSecure: boolean): string {
  return `${consentCookie}=${value}; Path=/; Max-Age=${consentLifetimeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

const maxValueLength = 400

function parseConsent(value: string): StoredConsent | undefined {
  if (value.length > maxValueLength) return undefined
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(value))
    return isStoredConsent(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

function isStoredConsent(value: unknown): value is StoredConsent {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return (
    consentCategories.every((category) => typeof fields[category] === 'boolean') &&
    Number.isSafeInteger(fields['v']) &&
    Number.isSafeInteger(fields['ts'])
  )
}

function withSignal(choices: ConsentChoices, hasPrivacySignal: boolean): ConsentChoices {
  return hasPrivacySignal ? { ...choices, marketing: false } : choices
}

function both(one: ConsentChoices, other: ConsentChoices): ConsentChoices {
  return {
    performance: one.performance && other.performance,
    marketing: one.marketing && other.marketing,
    functional: one.functional && other.functional,
  }
}
