import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]
/** A separate key, so that these tokens cannot be used elsewhere. */
const keyOf = (secret: string) => createHmac('sha256', secret).update('stop-stock-mails').digest()

/** Returns the unsubscribe path for an email address; the path does not reveal the address. */
export function unsubscribePath(secret: string, email: string): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, keyOf(secret), iv)
  const sealed = Buffer.concat([sealing.update(email, 'utf8'), sealing.final()])
  return `/stop-stock-mails/${Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')}`
}

/** Returns the address in an unsubscribe token, or undefined if the token is invalid. */
export function emailOfToken(secret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return undefined
  try {
    const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, ivBytes))
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
