import { z } from 'zod'
import { sites } from '#domain/sites.ts'
import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

const purpose = 'page-preview'
export const previewMs = 7 * 24 * 3_600_000

const Preview = z.object({
  site: z.enum(sites),
  handle: z.string(),
  number: z.int().nullable(),
  /** Epoch milliseconds of the time to show; null means the time of the visit. */
  at: z.number().nullable(),
  segment: z.int().nullable(),
  /** Epoch milliseconds. */
  expires: z.number(),
})
type Preview = z.infer<typeof Preview>

/** Returns a signed token that specifies the content of a preview. */
export function createPreviewToken(secret: string, preview: Preview): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url')
  return `${text}.${signatureOf(secret, purpose, text)}`
}

/** Returns the preview in a token, or null if this store did not sign it or if it has expired. */
export function readPreviewToken(secret: string, token: string, now: number): Preview | null {
  const [text = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !hasSignature(secret, purpose, text, signature)) return null
  const preview = Preview.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return preview.expires > now ? preview : null
}
