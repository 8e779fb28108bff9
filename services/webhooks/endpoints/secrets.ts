import { seal, unseal } from '#platform/secrets/seal.ts'

/** Encrypts an endpoint's secret. */
export function sealSecret(storeSecret: string, secret: string): string {
  return seal(storeSecret, 'webhook secret', secret)
}

/** Decrypts an endpoint's secret. If the store's secret has changed, reports the problem and returns undefined. */
export function readSecret(
  storeSecret: string,
  sealed: string,
  report: (error: unknown) => void = () => {},
): string | undefined {
  try {
    return unseal(storeSecret, 'webhook secret', sealed)
  } catch (error) {
    report(error)
    return undefined
  }
}
