import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'

/** COSE algorithm numbers for EdDSA, ES256, and RS256. */
export const algorithms = [-8, -7, -257]

interface Expected {
  challenge: string
  origin: string
}

/** Returns the host name that an origin's passkeys are bound to. */
export function relyingPartyId(origin: string): string {
  return new URL(origin).hostname
}

/** Returns the new credential, or null if the authenticator's response is invalid. */
export async function verifyRegistration(response: RegistrationResponseJSON, { challenge, origin }: Expected) {
  try {
    if (hasCertificates(response.response.attestationObject)) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingPartyId(origin),
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    // The library throws for every invalid response.
    return null
  }
}

// The options request no attestation. To verify certificates, the library would fetch URLs in the certificates, which
// the client controls.
function hasCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = decoded.get('fmt')
  return (format !== 'none' && format !== 'packed') || decoded.get('attStmt').get('x5c') !== undefined
}

interface StoredCredential {
  credentialId: string
  publicKey: string
  counter: number
}

/** Returns the new signature counter, or null if the authenticator's response is invalid. */
export async function verifyAuthentication(
  response: AuthenticationResponseJSON,
  { credentialId, publicKey, counter }: StoredCredential,
  { challenge, origin }: Expected,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingPartyId(origin),
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
