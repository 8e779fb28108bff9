import { createCipheriv, randomBytes } from 'node:crypto'

/** Encrypts text with AES-128-CBC in the format that GrowthBook's SDK decrypts; `key` is 16 bytes in Base64. */
export function encryptPayload(text: string, key: string): string {
  const vector = randomBytes(16)
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key, 'base64'), vector)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${vector.toString('base64')}.${encrypted.toString('base64')}`
}
