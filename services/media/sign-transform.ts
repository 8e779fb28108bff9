import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signature length, as in Cloudinary's long form. */
const length = 32

/**
 * Signs everything after the signature in a picture URL, such as 'w_500/v1/demo/bar', with the store's secret [UI-419].
 */
export function signTransform(secret: string, rest: string): string {
  return createHmac('sha256', secret).update(`media transform\n${rest}`).digest('base64url').slice(0, length)
}

export function isSignedTransform(secret: string, signature: string, rest: string): boolean {
  const expected = Buffer.from(signTransform(secret, rest))
  const received = Buffer.from(signature)
  return received.length === expected.length && timingSafeEqual(received, expected)
}
