import type { Cookies } from '#contract/kernel/call.ts'

/** Default cookie lifetime in days [SHELL-414]. */
export const cookieDays = 365
export const secondsPerDay = 24 * 60 * 60

/**
 * Reads cookies and collects new ones. They are HttpOnly and Lax; on HTTPS, the __Host- prefix protects them from
 * sibling subdomains. Preference cookies have no prefix, because scripts also write them and they grant no access
 * [T11].
 */
export function cookiesOf(header: string | undefined, isHttps: boolean): Cookies & { toSet: () => string[] } {
  const storedName = (name: string) => (isHttps ? `__Host-${name}` : name)
  const received = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0) received.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  const set = new Map<string, string>()
  const nameFor = (name: string, reader?: string) => (reader === 'preference' ? name : storedName(name))
  return {
    get: (name, reader) => received.get(nameFor(name, reader)),
    set: (name, value, maxAgeSeconds, reader) => {
      const cookieName = nameFor(name, reader)
      if (maxAgeSeconds > 0) received.set(cookieName, value)
      else received.delete(cookieName)
      const attributes = [`Max-Age=${maxAgeSeconds}`, 'Path=/', 'SameSite=Lax']
      if (reader === undefined) attributes.push('HttpOnly')
      if (isHttps) attributes.push('Secure')
      set.set(name, `${cookieName}=${value}; ${attributes.join('; ')}`)
    },
    toSet: () => [...set.values()],
  }
}
