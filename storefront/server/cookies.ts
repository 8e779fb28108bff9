import { endedCookie } from '#domain/sessions/ended.ts'

/** The Set-Cookie line by which the next page that a script takes over says that the session ended, and where. */
export function endedLine(path: string, isSecure: boolean): string {
  return `${endedCookie}=${encodeURIComponent(path)}; Path=/; Max-Age=60; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** The value of one cookie in a request's header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}
