/** Returns a version 4 UUID (RFC 9562) made from 16 random bytes. */
export function uuidOf(random: Uint8Array): ReturnType<Crypto['randomUUID']> {
  const bytes = random.with(6, (random[6]! & 0x0f) | 0x40).with(8, (random[8]! & 0x3f) | 0x80)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Adds crypto.randomUUID, which browsers hide from pages without HTTPS, except on localhost. */
export function fillRandomUuid() {
  crypto.randomUUID = () => uuidOf(crypto.getRandomValues(new Uint8Array(16)))
}
