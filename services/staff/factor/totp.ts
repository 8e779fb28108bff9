import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Creates a 160-bit secret in base32, the format for authenticator apps. */
export function createTotpSecret(): string {
  return encodeBase32(randomBytes(20))
}

/** Returns the URI that authenticator apps read from a QR code. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = encodeURIComponent(`${issuer}:${account}`)
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** Returns the six-digit code for a time step, according to RFC 6238 with SHA-1. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = digest.at(-1)! & 15
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/**
 * Returns the time step of a correct code, or null. The steps before and after the current one allow for inaccurate
 * clocks.
 */
export function matchingStep(secret: string, code: string, now: number): number | null {
  const current = Math.floor(now / stepMs)
  const steps = [current - 1, current, current + 1]
  return steps.find((step) => isEqual(totpCode(secret, step), code)) ?? null
}

function isEqual(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}
