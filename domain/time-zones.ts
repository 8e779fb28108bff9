import type { Site } from '#domain/sites.ts'

/** Promotion times are entered and shown in these time zones [PROMO-213]. */
export const siteTimeZones: Readonly<Record<Site, string>> = {
  USA: 'America/New_York',
  CAN: 'America/Toronto',
  AUS: 'Australia/Sydney',
  EUR: 'Europe/Berlin',
  GBR: 'Europe/London',
  APO: 'America/New_York',
}
