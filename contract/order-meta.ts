import { z } from 'zod'

const Text = (most: number) => z.string().trim().max(most)

/** Where and by what an order was made; nothing follows from it [ORDER-207..210, ORDER-239]. */
export const OrderMeta = z
  .strictObject({
    /** Of the native app, and by nothing else; an app that calls by itself names its version as it likes. */
    appVersion: Text(40),
    appPlatform: Text(20),
    l10n: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/), lang: Text(10), path: Text(20) }),
    /** A workout tracker's account that the customer linked. */
    btwb: Text(80),
    rsAnonId: Text(80),
  })
  .partial()
