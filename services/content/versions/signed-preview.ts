import type { z } from 'zod'
import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

export const previewMs = 7 * 24 * 3_600_000

interface Expiring {
  /** Epoch milliseconds. */
  expires: number
}

/** Returns a signed token that specifies a preview. `purpose` prevents its use for anything else. */
export function signPreview(secret: string, purpose: string, preview: Expiring): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url')
  return `${text}.${signatureOf(secret, purpose, text)}`
}

interface SignedPreview<Preview> {
  token: string
  purpose: string
  schema: z.ZodType<Preview>
}

/** Returns the preview in a token, or null if this store did not sign it for this purpose or if it has expired. */
export function readSignedPreview<Preview extends Expiring>(
  secret: string,
  { token, purpose, schema }: SignedPreview<Preview>,
  now: number,
): Preview | null {
  const [text = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !hasSignature(secret, purpose, text, signature)) return null
  const preview = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return preview.expires > now ? preview : null
}
