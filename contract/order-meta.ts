import { z } from 'zod'

const Text = (max: number) => z.string().trim().max(max)

/** Data sent by the client, for information only [ORDER-207..210, ORDER-239]. */
export const OrderMeta = z
  .strictObject({
    /** The native app sends its version. */
    appVersion: Text(40),
    appPlatform: Text(20),
    l10n: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/), lang: Text(10), path: Text(20) }),
    /** The customer's linked workout tracker account. */
    btwb: Text(80),
    rsAnonId: Text(80),
  })
  .partial()
