import type { Cookies } from '#contract/call.ts'

/** Days that a cookie lives unless something else is said [SHELL-414]. */
export const cookieDays = 365
export const day = 24 * 60 * 60

/** Reads the cookies of a request and gathers those to set: HttpOnly unless readable, Lax, Secure on https. */
export function cookiesOf(header: string | undefined, isHttps: boolean): Cookies & { toSet: () => string[] } {
  const received = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0) received.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  const set = new Map<string, string>()
  return {
    get: (name) => received.get(name),
    set: (name, value, maxAgeSeconds, { readable = false } = {}) => {
      // What follows in the same request sees it too.
      if (maxAgeSeconds > 0) received.set(name, value)
      else received.delete(name)
      const attributes = [`Max-Age=${maxAgeSeconds}`, 'Path=/', 'SameSite=Lax']
      if (!readable) attributes.push('HttpOnly')
      if (isHttps) attributes.push('Secure')
      set.set(name, `${name}=${value}; ${attributes.join('; ')}`)
    },
    toSet: () => [...set.values()],
  }
}
