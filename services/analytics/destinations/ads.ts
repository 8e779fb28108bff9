import { z } from 'zod'
import { adsConversion } from '#domain/analytics/conversions/ads.ts'
import { analyticsOrder, type OrderDetails } from '#domain/analytics/event-order.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { DeliveryRejected, postForm, postJson } from '#platform/analytics/post-json.ts'
import { sha256 } from '#platform/analytics/sha256.ts'
import { vendorUrl } from '#platform/analytics/vendor-url.ts'
import type { DestinationEngine } from './engine.ts'

interface AdsSettings {
  /** Example: https://datamanager.googleapis.com. */
  url: string
  tokenUrl: string
  /** Account number and conversion action number. */
  account: string
  conversion: string
  clientId: string
  clientSecret: string
  refreshToken: string
}

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().min(1) })
/** Time before expiry when a token is renewed. */
const marginMs = 60_000
/** Delay before the next token request after a failed one. */
const failureMs = 30_000
const maxBatch = 50

/**
 * Creates the engine that reports purchases to Google Ads through the Data Manager API. Google counts a repeated
 * purchase once, by its transaction id. Email, phone number, and names leave the store only as hashes [ANALYTICS-489].
 */
export function ads(settings: AdsSettings): DestinationEngine<'ads'> {
  const { url, account, conversion } = settings
  const destinations = [
    { operatingAccount: { accountType: 'GOOGLE_ADS', accountId: account }, productDestinationId: conversion },
  ]
  const readToken = accessTokens(settings)
  return {
    maxBatch,
    async send(deliveries, now) {
      const sent = deliveries.filter(({ order }) => order !== null)
      const events = sent.map(({ event, order }) => conversionEvent(order!, event.site, event.at))
      if (events.length === 0) return []
      const headers = { authorization: `Bearer ${await readToken(now)}` }
      await postJson(vendorUrl(url, 'v1/events:ingest'), { headers, body: { destinations, events, encoding: 'HEX' } })
      return sent
    },
  }
}

/**
 * Returns a function that returns an access token, requesting a new one before the last expires. Concurrent requests
 * share a token request. A failed one is treated as temporary and not repeated for half a minute.
 */
function accessTokens(settings: AdsSettings) {
  let token = { value: '', until: 0 }
  let failure: { error: DeliveryRejected; until: number } | null = null
  let pending: Promise<string> | null = null
  const renew = async (now: number): Promise<string> => {
    try {
      const { access_token: value, expires_in: seconds } = await requestToken(settings)
      token = { value, until: now + seconds * 1_000 - marginMs }
      return value
    } catch (error) {
      if (error instanceof DeliveryRejected) failure = { error, until: now + failureMs }
      throw error
    } finally {
      pending = null
    }
  }
  return async (now: number): Promise<string> => {
    if (now < token.until) return token.value
    if (failure && now < failure.until) throw failure.error
    return (pending ??= renew(now))
  }
}

/** Throws a temporary `DeliveryRejected` on any failure: staff may correct the credentials. */
async function requestToken({ tokenUrl, clientId, clientSecret, refreshToken }: AdsSettings) {
  const fields = {
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  }
  const reply = await postForm(tokenUrl, fields).catch((error: unknown) => {
    if (!(error instanceof DeliveryRejected)) throw error
    const { message, retryAfterMs } = error
    throw new DeliveryRejected(`No access token: ${message}`, { isPermanent: false, retryAfterMs })
  })
  const read = Token.safeParse(reply)
  if (!read.success) throw new DeliveryRejected('No access token in the reply', { isPermanent: false })
  return read.data
}

function conversionEvent(order: OrderDetails, site: Site, at: number) {
  const conversion = adsConversion(analyticsOrder(order), siteSettings[site].currency)
  const { email, phone_number: phone, address } = conversion.user_data
  return {
    transactionId: conversion.transaction_id,
    eventTimestamp: new Date(at).toISOString(),
    eventSource: 'WEB',
    currency: conversion.currency,
    conversionValue: conversion.value,
    consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_GRANTED' },
    userData: {
      userIdentifiers: [
        { emailAddress: sha256(email) },
        ...(phone === undefined ? [] : [{ phoneNumber: sha256(phone) }]),
        {
          address: {
            givenName: sha256(address.first_name),
            familyName: sha256(address.last_name),
            regionCode: address.country.toUpperCase(),
            postalCode: address.postal_code,
          },
        },
      ],
    },
  }
}
