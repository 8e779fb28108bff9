import { createDecipheriv } from 'node:crypto'

interface Connection {
  apiHost: string
  clientKey: string
  /** Base64 of 16 bytes, for a connection with encrypted payloads. */
  decryptionKey: string | undefined
}

/** A GrowthBook payload, which the caller must validate. */
interface GrowthBookPayload {
  features: unknown
  savedGroups: unknown
}

/** Reads the current flags from GrowthBook. Throws if the response is not a payload. */
export type ReadGrowthBook = () => Promise<GrowthBookPayload>

const timeoutMs = 5_000

/** Returns a reader for a GrowthBook connection that decrypts its payload. */
export function growthBookReader({ apiHost, clientKey, decryptionKey }: Connection): ReadGrowthBook {
  return async () => {
    const response = await fetch(`${apiHost}/api/features/${clientKey}`, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`GrowthBook responded with status ${response.status}`)
    const payload = (await response.json()) as Record<string, unknown>
    const read = (name: string, encrypted: string): unknown => {
      const text = payload[encrypted]
      if (typeof text !== 'string') return payload[name]
      if (decryptionKey === undefined)
        throw new Error('GrowthBook sends encrypted flags: set GROWTHBOOK_DECRYPTION_KEY')
      return JSON.parse(decrypt(text, decryptionKey))
    }
    return {
      features: read('features', 'encryptedFeatures'),
      savedGroups: read('savedGroups', 'encryptedSavedGroups'),
    }
  }
}

/** Decrypts AES-128-CBC text: the Base64 initialization vector, a period, and the Base64 ciphertext. */
function decrypt(encrypted: string, key: string): string {
  const [vector = '', text = ''] = encrypted.split('.')
  const decipher = createDecipheriv('aes-128-cbc', Buffer.from(key, 'base64'), Buffer.from(vector, 'base64'))
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()]).toString('utf8')
}
