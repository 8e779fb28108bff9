import { randomBytes } from 'node:crypto'
import { isSigned, signatureOf } from '#services/call/signing.ts'

/** How long a device that logged in is known, in seconds. */
export const devicePassSeconds = 180 * 24 * 60 * 60

/**
 * A pass for the browser in which somebody logged in: others who guess at the account's password from elsewhere do not
 * delay its owner there [SESSION-425].
 */
export function makeDevicePass(secret: string, email: string, now: number): string {
  const body = `${randomBytes(16).toString('base64url')}.${now + devicePassSeconds * 1000}`
  return `${body}.${signatureOf(secret, 'device', ownedBy(email, body))}`
}

/** The id of a device by its pass; null for a pass that is over, forged, or of another account. */
export function knownDevice(secret: string, email: string, pass: string | undefined, now: number): string | null {
  const [, body = '', id = '', until = '', given = ''] = /^(([\w-]{22})\.(\d{13}))\.([\w-]{43})$/.exec(pass ?? '') ?? []
  const isOurs = isSigned(secret, 'device', ownedBy(email, body), given)
  return isOurs && Number(until) > now ? id : null
}

const ownedBy = (email: string, body: string) => `${body}.${email.toLowerCase()}`
