import { siteSettings, type Site } from '#domain/sites.ts'
import { parseDateTimeLocal } from '#backoffice/kit/format/local-time.ts'

export const devices = ['desktop', 'tablet', 'phone'] as const
export type Device = (typeof devices)[number]

/** A preview's options, apart from the device. */
export interface PreviewSubject {
  /** Version number, or null for the published version. */
  number: number | null
  /** ISO 8601 time, or null for the current time. */
  at: string | null
  segment: number | null
}

const whole = (value: string | null) => (value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null)

/** Returns the preview subject in a URL. Ignores unknown values. */
export function previewSubject(params: URLSearchParams): PreviewSubject {
  const at = parseDateTimeLocal(params.get('at') ?? '')
  return {
    number: whole(params.get('version')),
    at: at === null ? null : new Date(at).toISOString(),
    segment: whole(params.get('segment')),
  }
}

export function deviceOf(params: URLSearchParams): Device {
  return devices.find((each) => each === params.get('device')) ?? 'desktop'
}

/** Prefixes a preview path with one of the site's locales. An unknown locale adds no prefix. */
export function localePath(site: Site, locale: string | null, path: string): string {
  const found = siteSettings[site].locales.find(({ tag }) => tag === locale)
  return found === undefined || found.path === '' ? path : `/${found.path}${path}`
}
