import type { AnalyticsCustomer } from '#domain/analytics/customer.ts'
import type { Stamps } from '../visit/stamps.ts'

/** Document data in every message. */
export interface DocumentFacts {
  site: string
  locale: string
  isApp: boolean
  userAgent: string
  /** Origin of the referrer, or empty. */
  referrer: string
  /** Campaign parameters of the document's URL, if any. */
  campaign: Readonly<Record<string, string>>
}

interface Occurred {
  stamps: Stamps
  facts: DocumentFacts
  path: string
  cartId: string | null
  /** Unix milliseconds. */
  at: number
  messageId: string
}

export type Content =
  | { type: 'track'; event: string; properties: object }
  | { type: 'page'; properties: { path: string; title: string } }
  | { type: 'identify'; traits: Omit<AnalyticsCustomer, '_id'> }

/**
 * Returns a message in the ingest format with visit, tab, site, and cart [ANALYTICS-403, ANALYTICS-404, ANALYTICS-405,
 * ANALYTICS-406].
 */
export function messageOf(content: Content, { stamps, facts, path, cartId, at, messageId }: Occurred) {
  const { visitId, visitStartedAt, tabId, anonymousId } = stamps
  const { site, locale, isApp, userAgent, referrer, campaign } = facts
  return {
    ...content,
    messageId,
    anonymousId,
    originalTimestamp: new Date(at).toISOString(),
    context: {
      visitId,
      tabId,
      site,
      ...(cartId !== null && { cartId }),
      visitStartedAt,
      isApp,
      locale,
      userAgent,
      page: { path, ...(referrer !== '' && { referrer }) },
      ...(Object.keys(campaign).length > 0 && { campaign }),
    },
  }
}

const campaignFields = ['source', 'medium', 'name', 'term', 'content'] as const

/** Returns the campaign parameters in a URL. `utm_campaign` is the campaign's name. */
export function campaignOf(search: string): Record<string, string> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    campaignFields.flatMap((field) => {
      const value = params.get(`utm_${field === 'name' ? 'campaign' : field}`)
      return value ? [[field, value.slice(0, 100)]] : []
    }),
  )
}
