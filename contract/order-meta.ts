import { z } from 'zod'
import { consentCategories } from '#domain/consent/choices.ts'

const Text = (max: number) => z.string().trim().max(max)

/** Information sent by the client, not used for decisions [ORDER-207..210, ORDER-239]. */
export const OrderMeta = z
  .strictObject({
    /** Version of the native app. Browsers do not send it. */
    appVersion: Text(40),
    appPlatform: Text(20),
    l10n: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/), lang: Text(10), path: Text(20) }),
    /** The customer's linked workout tracker account. */
    btwb: Text(80),
    rsAnonId: Text(80),
    /** Sent only if the shopper allows analytics. */
    analytics: z.strictObject({
      visitId: Text(80),
      tabId: Text(80),
      /** Unix milliseconds. */
      visitStartedAt: z.int().min(0),
      /** The shopper's consent when placing the order. */
      consents: z.array(z.enum(consentCategories)).max(3),
    }),
  })
  .partial()
