import type { Cookies } from '#contract/kernel/call.ts'

/** Days that a cookie lives unless something else is said [SHELL-414]. */
export const cookieDays = 365
export const day = 24 * 60 * 60

/**
 * Reads the cookies of a request and gathers those to set: HttpOnly unless a script is to read them, Lax, and on https Secure and of this host alone, by
 * a prefix of their names, so that no other host below the same domain sets one in their place [T11]. What a shopper
 * prefers has no prefix: pages and their scripts set the same cookie, and it opens nothing.
 */
export function cookiesOf(header: string | undefined, isHttps: boolean): Cookies & { toSet: () => string[] } {
  const kept = (name: string) => (isHttps ? `__Host-${name}` : name)
  const received = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0) received.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  const set = new Map<string, string>()
  return {
    get: (name) => received.get(kept(name)),
    set: (name, value, maxAgeSeconds, reader) => {
      const written = reader === 'preference' ? name : kept(name)
      // What follows in the same request sees it too.
      if (maxAgeSeconds > 0) received.set(written, value)
      else received.delete(written)
      const attributes = [`Max-Age=${maxAgeSeconds}`, 'Path=/', 'SameSite=Lax']
      if (reader === undefined) attributes.push('HttpOnly')
      if (isHttps) attributes.push('Secure')
      set.set(name, `${written}=${value}; ${attributes.join('; ')}`)
    },
    toSet: () => [...set.values()],
  }
}
