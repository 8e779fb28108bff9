import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Site } from '#domain/sites.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { updateStorageAfterLogin } from '../stored/update-storage-after-login.ts'
import { redirectTarget, withAddedCounts } from '../redirect-target.ts'

/** Reason that a passkey login failed. The email is always empty. */
export type PasskeyLoginResult =
  | { kind: 'passkeyUnsupported' | 'passkeyCancelled' | 'passkeyFailed'; email: string }
  | { kind: 'busy'; seconds: number; email: string }

/** The server discards a challenge after five minutes; autofill renews it earlier. */
const renewMs = 4 * 60_000

/** Requests a passkey and logs in with it. An autofill request waits until the shopper picks one. */
async function usePasskey({ call, site }: { call: StoreCall; site: Site }, useBrowserAutofill: boolean) {
  const optionsJSON = await call('POST /svc_session/passkey/options', { key: crypto.randomUUID() })
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const signed = { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null }
  const credential = { id, rawId, type: 'public-key' as const, response: signed }
  const { merged, customer } = await call('POST /svc_session/passkey/login', {
    body: { credential },
    key: crypto.randomUUID(),
  })
  await updateStorageAfterLogin({ call, site, customer })
  return merged
}

/** Logs in with a passkey, in a browser with JavaScript. */
export async function logInByPasskey(
  { call, shop: { site } }: PageContext,
  { url }: PageArguments,
): Promise<ActionResult> {
  const respond = (status: number, data: PasskeyLoginResult): ActionResult => ({ status, data })
  if (typeof PublicKeyCredential === 'undefined') return respond(422, { kind: 'passkeyUnsupported', email: '' })
  try {
    const merged = await usePasskey({ call, site }, false)
    return { to: withAddedCounts(redirectTarget(url.searchParams.get('redirect')), merged) }
  } catch (error) {
    if (!isRefusalError(error)) return respond(422, { kind: 'passkeyCancelled', email: '' })
    return error.code === 'too_many_requests'
      ? respond(429, { kind: 'busy', seconds: Number(error.details['seconds'] ?? 0), email: '' })
      : respond(error.status || 503, { kind: 'passkeyFailed', email: '' })
  }
}

interface Autofill {
  call: StoreCall
  site: Site
  /** Opens the next page after login. */
  onLogin: (merged: { added: number; gifts: number }) => void
}

/** Offers passkeys in the email field's autofill. Returns a function that ends the offer. */
export function offerPasskeys({ call, site, onLogin }: Autofill): () => void {
  let isOver = false
  let renewal: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  const offer = async () => {
    renewal = setTimeout(() => void offer(), renewMs)
    try {
      const merged = await usePasskey({ call, site }, true)
      if (!isOver) onLogin(merged)
    } catch {
      // A later offer, the button, or leaving the page has canceled this offer. After a rejected passkey, the button
      // and the password still work.
    }
  }
  const start = async () => {
    const { browserSupportsWebAuthnAutofill, WebAuthnAbortService } = await import('@simplewebauthn/browser')
    stop = () => WebAuthnAbortService.cancelCeremony()
    if (!isOver && (await browserSupportsWebAuthnAutofill())) await offer()
  }
  // If the code fails to load, for example while offline, the password login still works.
  start().catch(() => {})
  return () => {
    isOver = true
    clearTimeout(renewal)
    stop()
  }
}
