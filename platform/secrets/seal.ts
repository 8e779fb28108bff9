import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Each purpose has a separate key, so a value sealed for one cannot be used for another. */
type Purpose = 'staff second factor' | 'webhook secret'

const keyOf = (secret: string, purpose: Purpose) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Encrypts a secret for storage with AES-256-GCM. A leaked table alone does not reveal it. */
export function seal(secret: string, purpose: Purpose, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce)
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [nonce, cipher.getAuthTag(), data].map((part) => part.toString('base64url')).join('.')
}

/** Decrypts the result of `seal`. Throws if the store's secret has changed. */
export function unseal(secret: string, purpose: Purpose, sealed: string): string {
  const [nonce, tag, data] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), nonce!, { authTagLength: 16 })
  decipher.setAuthTag(tag!)
  return Buffer.concat([decipher.update(data!), decipher.final()]).toString('utf8')
}
