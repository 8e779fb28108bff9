import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs text for one purpose; the signature is invalid for any other purpose. */
export function signatureOf(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${text}`).digest('base64url')
}

/** Verifies a signature in constant time. */
export function hasSignature(secret: string, purpose: string, text: string, signature: string): boolean {
  const [actual, right] = [signature, signatureOf(secret, purpose, text)].map((each) => Buffer.from(each))
  return actual!.length === right!.length && timingSafeEqual(actual!, right!)
}
