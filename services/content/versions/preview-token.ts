import { z } from 'zod'
import { sites } from '#domain/sites.ts'
import { readSignedPreview, signPreview } from './signed-preview.ts'

const purpose = 'page-preview'

const Preview = z.object({
  site: z.enum(sites),
  handle: z.string(),
  number: z.int().nullable(),
  /** The time to show, in epoch milliseconds; null means the time of the visit. */
  at: z.number().nullable(),
  segment: z.int().nullable(),
  /** Epoch milliseconds. */
  expires: z.number(),
})
type Preview = z.infer<typeof Preview>

/** Returns a signed token that specifies the content to preview. */
export function createPreviewToken(secret: string, preview: Preview): string {
  return signPreview(secret, purpose, preview)
}

/** Returns the preview in a token, or null if this store did not sign it or if it has expired. */
export function readPreviewToken(secret: string, token: string, now: number): Preview | null {
  return readSignedPreview(secret, { token, purpose, schema: Preview }, now)
}
