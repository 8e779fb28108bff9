import type { IncomingMessage } from 'node:http'
import {
  type FlagOverrides,
  overridesCookie,
  overridesFromFields,
  parseOverrides,
  serializeOverrides,
} from '#domain/flags/overrides.ts'
import { safeTarget } from '#domain/routes/redirect.ts'
import { readCookie } from '#storefront/browser/storage/read-cookie.ts'
import type { DebugMode } from '#storefront/shell/debug/debug-mode.ts'
import { fieldName, overridesField, problemParameter, tooLong } from '#storefront/shell/debug/override-fields.ts'

export { overridesField }

/** Returns the flags that a request overrides; undefined if there are none, or if the store has no debug panel. */
export function readFlagOverrides(
  { headers }: Pick<IncomingMessage, 'headers'>,
  mode: DebugMode = 'never',
): FlagOverrides | undefined {
  return mode === 'never' ? undefined : parseOverrides(readCookie(headers.cookie, overridesCookie))
}

/** Returns the cookie set by the debug panel's form, and the page to return to, with a rejected value in its query. */
export function overridesFrom(form: Pick<URLSearchParams, 'get'>, isHttps: boolean): { to: string; cookies: string[] } {
  const back = safeTarget(form.get('back') ?? '/') ?? '/'
  const isReset = form.get(overridesField) === 'reset'
  const { overrides, invalid } = overridesFromFields((flag) => (isReset ? null : form.get(fieldName(flag))))
  const value = serializeOverrides(overrides)
  const problem = value === undefined ? tooLong : invalid[0]
  return {
    to: `${problem === undefined ? back : withProblem(back, problem)}#debug`,
    cookies: value === undefined ? [] : [overridesCookieLine(value, isHttps)],
  }
}

function withProblem(path: string, problem: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${problemParameter}=${encodeURIComponent(problem)}`
}

/** Scripts need not read the cookie. An empty value deletes it. */
function overridesCookieLine(value: string, isSecure: boolean): string {
  const age = value === '' ? ' Max-Age=0;' : ''
  return `${overridesCookie}=${value}; Path=/;${age} HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
