import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of a text for one purpose: what is signed for one is worth nothing for another. */
export function signatureOf(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}.${text}`).digest('base64url')
}

/** Whether a signature is ours, compared in a time that tells nothing of where they differ. */
export function isSigned(secret: string, purpose: string, text: string, signature: string): boolean {
  const [given, right] = [signature, signatureOf(secret, purpose, text)].map((each) => Buffer.from(each))
  return given!.length === right!.length && timingSafeEqual(given!, right!)
}
