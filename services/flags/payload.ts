import { encryptPayload } from './encrypt.ts'

/** Returns a payload in GrowthBook's format, with the features encrypted if the client has a key. */
export function wirePayload<F extends object>(
  { features, updatedAt }: { features: F; updatedAt: number },
  encryptionKey: string | null,
) {
  const payload = { status: 200 as const, dateUpdated: new Date(updatedAt).toISOString() }
  if (encryptionKey === null) return { ...payload, features }
  const encryptedFeatures = encryptPayload(JSON.stringify(features), encryptionKey)
  return { ...payload, features: {} as F, encryptedFeatures }
}
