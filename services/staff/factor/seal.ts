import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'staff second factor', 32))

/** Encrypts a secret for storage with AES-256-GCM, so that a leaked table alone cannot create codes. */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [nonce, cipher.getAuthTag(), data].map((part) => part.toString('base64url')).join('.')
}

/** Decrypts the result of `seal`. Throws if the store's secret has changed. */
export function unseal(secret: string, sealed: string): string {
  const [nonce, tag, data] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce!)
  decipher.setAuthTag(tag!)
  return Buffer.concat([decipher.update(data!), decipher.final()]).toString('utf8')
}
