import { z } from 'zod'

const webUrl = z.string().refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
  error: 'must be a URL that begins with http:// or https://',
})
const matching = (wants: string, form: RegExp) =>
  z
    .string()
    .regex(form, { error: `must be ${wants}` })
    .optional()
const secret = matching('a value without spaces', /^[\x21-\x7e]{8,500}$/)

export const destinationVariables = {
  CUSTOMER_DATA_URL: webUrl.optional(),
  CUSTOMER_DATA_WRITE_KEY: secret,
  WEB_ANALYTICS_ID: matching('a measurement id such as G-ABC1234567', /^G-[A-Z0-9]{4,20}$/),
  WEB_ANALYTICS_SECRET: secret,
  WEB_ANALYTICS_URL: webUrl.default('https://www.google-analytics.com'),
  GOOGLE_ADS_ACCOUNT: matching('an account number without hyphens', /^\d{5,15}$/),
  GOOGLE_ADS_CONVERSION: matching('a conversion action number', /^\d{1,20}$/),
  GOOGLE_ADS_CLIENT_ID: secret,
  GOOGLE_ADS_CLIENT_SECRET: secret,
  GOOGLE_ADS_REFRESH_TOKEN: secret,
  GOOGLE_ADS_URL: webUrl.default('https://datamanager.googleapis.com'),
  GOOGLE_ADS_TOKEN_URL: webUrl.default('https://oauth2.googleapis.com/token'),
  SOCIAL_PIXEL_TOKEN: secret,
  SOCIAL_PIXEL_API_URL: webUrl.default('https://graph.facebook.com/v24.0/'),
  AFFILIATE_ID: matching('a merchant UUID', /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  AFFILIATE_URL: webUrl.default('https://client.avantlink.com'),
  REVIEWS_URL: webUrl.optional(),
  REVIEWS_TOKEN: secret,
  EMAIL_MARKETING_API_KEY: secret,
  EMAIL_MARKETING_API_URL: webUrl.default('https://api.iterable.com/api/'),
  RECOMMENDATIONS_URL: webUrl.optional(),
  RECOMMENDATIONS_TOKEN: secret,
} as const

/** Analytics destination variables that contain secrets. */
export const destinationSecrets = [
  'CUSTOMER_DATA_WRITE_KEY',
  'WEB_ANALYTICS_SECRET',
  'GOOGLE_ADS_CLIENT_SECRET',
  'GOOGLE_ADS_REFRESH_TOKEN',
  'SOCIAL_PIXEL_TOKEN',
  'EMAIL_MARKETING_API_KEY',
  'REVIEWS_TOKEN',
  'RECOMMENDATIONS_TOKEN',
] as const

/** Analytics destination variables that contain a URL, which must be https in live mode. */
export const destinationUrls = [
  'CUSTOMER_DATA_URL',
  'WEB_ANALYTICS_URL',
  'GOOGLE_ADS_URL',
  'GOOGLE_ADS_TOKEN_URL',
  'SOCIAL_PIXEL_API_URL',
  'AFFILIATE_URL',
  'REVIEWS_URL',
  'EMAIL_MARKETING_API_URL',
  'RECOMMENDATIONS_URL',
] as const

type Values = z.output<z.ZodObject<typeof destinationVariables>> & { SOCIAL_PIXEL_ID?: string | undefined }

/** Accounts of the destinations that receive events. A destination without an account is off [ANALYTICS-493]. */
export interface DestinationSettings {
  'customer-data'?: { url: string; writeKey: string }
  'web-analytics'?: { url: string; measurementId: string; apiSecret: string }
  ads?: {
    url: string
    tokenUrl: string
    account: string
    conversion: string
    clientId: string
    clientSecret: string
    refreshToken: string
  }
  'social-pixel'?: { url: string; pixelId: string; token: string }
  /** One account for all sites [ANALYTICS-499]. */
  affiliate?: { url: string; merchantId: string }
  reviews?: { url: string; token: string }
  'email-marketing'?: { url: string; apiKey: string }
  recommendations?: { url: string; token: string }
}

export function destinationsOf(values: Values): DestinationSettings {
  const { CUSTOMER_DATA_URL: dataUrl, CUSTOMER_DATA_WRITE_KEY: writeKey } = values
  const { WEB_ANALYTICS_ID: measurementId, WEB_ANALYTICS_SECRET: apiSecret } = values
  const { SOCIAL_PIXEL_ID: pixelId, SOCIAL_PIXEL_TOKEN: pixelToken } = values
  const { AFFILIATE_ID: merchantId, EMAIL_MARKETING_API_KEY: apiKey } = values
  const { REVIEWS_URL: reviewsUrl, REVIEWS_TOKEN: reviewsToken } = values
  const { RECOMMENDATIONS_URL: recommendationsUrl, RECOMMENDATIONS_TOKEN: recommendationsToken } = values
  const ads = adsOf(values)
  return {
    ...(dataUrl && writeKey && { 'customer-data': { url: dataUrl, writeKey } }),
    ...(measurementId && apiSecret && { 'web-analytics': { url: values.WEB_ANALYTICS_URL, measurementId, apiSecret } }),
    ...(ads && { ads }),
    ...(pixelId && pixelToken && { 'social-pixel': { url: values.SOCIAL_PIXEL_API_URL, pixelId, token: pixelToken } }),
    ...(merchantId && { affiliate: { url: values.AFFILIATE_URL, merchantId } }),
    ...(reviewsUrl && reviewsToken && { reviews: { url: reviewsUrl, token: reviewsToken } }),
    ...(apiKey && { 'email-marketing': { url: values.EMAIL_MARKETING_API_URL, apiKey } }),
    ...(recommendationsUrl &&
      recommendationsToken && { recommendations: { url: recommendationsUrl, token: recommendationsToken } }),
  }
}

function adsOf(values: Values): DestinationSettings['ads'] {
  const { GOOGLE_ADS_ACCOUNT: account, GOOGLE_ADS_CONVERSION: conversion, GOOGLE_ADS_CLIENT_ID: clientId } = values
  const { GOOGLE_ADS_CLIENT_SECRET: clientSecret, GOOGLE_ADS_REFRESH_TOKEN: refreshToken } = values
  if (!account || !conversion || !clientId || !clientSecret || !refreshToken) return undefined
  const { GOOGLE_ADS_URL: url, GOOGLE_ADS_TOKEN_URL: tokenUrl } = values
  return { url, tokenUrl, account, conversion, clientId, clientSecret, refreshToken }
}

/** Variables that have no effect without the destination's other variables. */
const groups = [
  ['CUSTOMER_DATA_URL', 'CUSTOMER_DATA_WRITE_KEY'],
  ['WEB_ANALYTICS_ID', 'WEB_ANALYTICS_SECRET'],
  [
    'GOOGLE_ADS_ACCOUNT',
    'GOOGLE_ADS_CONVERSION',
    'GOOGLE_ADS_CLIENT_ID',
    'GOOGLE_ADS_CLIENT_SECRET',
    'GOOGLE_ADS_REFRESH_TOKEN',
  ],
  ['REVIEWS_URL', 'REVIEWS_TOKEN'],
  ['RECOMMENDATIONS_URL', 'RECOMMENDATIONS_TOKEN'],
] as const

export function destinationProblems(values: Values): string[] {
  const missing = (name: string, other: string) => `${name} must be set too: without it ${other} has no effect.`
  const pixel =
    values.SOCIAL_PIXEL_TOKEN !== undefined && values.SOCIAL_PIXEL_ID === undefined
      ? [missing('SOCIAL_PIXEL_ID', 'SOCIAL_PIXEL_TOKEN')]
      : []
  const incomplete = groups.flatMap((group) => {
    const set = group.find((name) => values[name] !== undefined)
    return set === undefined ? [] : group.filter((name) => values[name] === undefined).map((name) => missing(name, set))
  })
  return [...incomplete, ...pixel]
}
