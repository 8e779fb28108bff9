import type { Cookies } from '#contract/kernel/call.ts'
import type { Site } from '#domain/sites.ts'
import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'
import type { RegistryRow } from './repository.ts'

const unlockedSeconds = 12 * 3_600
const purpose = 'registry unlock'
const cookieOf = (site: Site) => `registry_${site.toLowerCase()}`

interface Visit {
  site: Site
  cookies: Cookies
  now: number
}
type Locked = Pick<RegistryRow, 'id' | 'passwordHash'>

// The signature covers the password hash, so that a new password locks the registry again.
const signedText = ({ id, passwordHash }: Locked, until: string) => `${id} ${passwordHash} ${until}`

/** Unlocks the registry in this browser for twelve hours, and locks any other registry again. */
export function unlockRegistry({ site, cookies, now }: Visit, secret: string, registry: Locked) {
  const until = String(now + unlockedSeconds * 1000)
  const signature = signatureOf(secret, purpose, signedText(registry, until))
  cookies.set(cookieOf(site), `${registry.id}.${until}.${signature}`, unlockedSeconds)
}

/** Returns true if the registry has no password, or if its password was entered in this browser. */
export function isUnlocked({ site, cookies, now }: Visit, secret: string, registry: Locked): boolean {
  if (registry.passwordHash === null) return true
  const [id = '', until = '', signature = ''] = (cookies.get(cookieOf(site)) ?? '').split('.')
  if (id !== registry.id || !(Number(until) > now)) return false
  return hasSignature(secret, purpose, signedText(registry, until), signature)
}
