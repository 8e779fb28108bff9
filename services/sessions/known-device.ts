import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long a device that logged in is known, in seconds. */
export const devicePassSeconds = 180 * 24 * 60 * 60

/**
 * A pass for the browser in which somebody logged in: others who guess at the account's password from elsewhere do not
 * delay its owner there [SESSION-425].
 */
export function makeDevicePass(secret: string, email: string, now: number): string {
  const body = `${randomBytes(16).toString('base64url')}.${now + devicePassSeconds * 1000}`
  return `${body}.${sign(secret, email, body)}`
}

/** The id of a device by its pass; null for a pass that is over, forged, or of another account. */
export function knownDevice(secret: string, email: string, pass: string | undefined, now: number): string | null {
  const [, body = '', id = '', until = '', given = ''] = /^(([\w-]{22})\.(\d{13}))\.([\w-]{43})$/.exec(pass ?? '') ?? []
  const right = Buffer.from(sign(secret, email, body))
  const isOurs = given.length === right.length && timingSafeEqual(Buffer.from(given), right)
  return isOurs && Number(until) > now ? id : null
}

function sign(secret: string, email: string, body: string) {
  return createHmac('sha256', secret).update(`device.${body}.${email.toLowerCase()}`).digest('base64url')
}
