import type { Cookies } from '#contract/kernel/call.ts'
import type { Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import { cookieNames } from '#services/call/identity/scope.ts'
import type { LoginDelays } from '#services/sessions/login-delays.ts'
import { deviceOfPass, verifyPassword, readCustomer } from '#services/sessions/steps.ts'

interface OwnRequest {
  site: Site
  scope: { customerId: number | null }
  cookies: Cookies
  now: number
  ip: string
}

export interface OwnPasswordDeps {
  db: Database
  delays: LoginDelays
  secret: string
}

type OwnPassword = { isRight: true; email: string; passwordHash: string } | { isRight: false; seconds: number }

/**
 * Checks a logged-in customer's password, with the same delays as a login. If `seconds` is 0, the password is wrong.
 * Otherwise, the attempt was delayed and not checked.
 */
export async function checkOwnPassword(
  { site, scope, cookies, now, ip }: OwnRequest,
  password: string,
  { db, delays, secret }: OwnPasswordDeps,
): Promise<OwnPassword> {
  const { email, passwordHash } = (await readCustomer(db, scope.customerId!))!
  const device = deviceOfPass(secret, email, cookies.get(cookieNames.device(site)), now)
  const attempt = { email, ip, device }
  const seconds = await delays.begin(attempt, now)
  if (seconds > 0) return { isRight: false, seconds }
  const isRight = await verifyPassword(password, passwordHash).catch(async (error: unknown) => {
    await delays.unjudged(attempt)
    throw error
  })
  if (!isRight) return { isRight: false, seconds: 0 }
  await delays.succeeded(attempt)
  return { isRight: true, email, passwordHash }
}
