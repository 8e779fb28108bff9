import { seal, unseal } from '#platform/secrets/seal.ts'

/** Encrypts the secret of an endpoint. */
export function sealSecret(storeSecret: string, secret: string): string {
  return seal(storeSecret, 'webhook secret', secret)
}

/** Decrypts the secret of an endpoint. Reports and returns undefined if the store's secret has changed. */
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
