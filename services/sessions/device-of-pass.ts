import { randomBytes } from 'node:crypto'
import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

export const devicePassSeconds = 180 * 24 * 60 * 60

/**
 * Creates a device pass at login, so that password guesses from elsewhere do not delay the owner on this device
 * [SESSION-425].
 */
export function createDevicePass(secret: string, email: string, now: number): string {
  const body = `${randomBytes(16).toString('base64url')}.${now + devicePassSeconds * 1000}`
  return `${body}.${signatureOf(secret, 'device', ownedBy(email, body))}`
}

/** Returns the device id in a pass, or null if the pass is expired, forged, or for another account. */
export function deviceOfPass(secret: string, email: string, pass: string | undefined, now: number): string | null {
  const [, body = '', id = '', until = '', signature = ''] =
    /^(([\w-]{22})\.(\d{13}))\.([\w-]{43})$/.exec(pass ?? '') ?? []
  const isOurs = hasSignature(secret, 'device', ownedBy(email, body), signature)
  return isOurs && Number(until) > now ? id : null
}

const ownedBy = (email: string, body: string) => `${body}.${email.toLowerCase()}`
