import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { nextChoiceTime } from '#domain/consent/choices.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { saveChoices } from '../consent-state.ts'
import { preferencesPath } from '../preferences-path.ts'
import { readChoices, readVersion } from '../read-choices.ts'

/**
 * Saves the choice in the page's form. Without JavaScript, the server's call sets the cookie. If the call fails, the
 * form still shows the choice.
 */
export async function savePreferences({ call, shop }: PageContext, form: URLSearchParams): Promise<ActionResult> {
  const chosen = readChoices(form)
  const version = readVersion(form)
  if (chosen === null || version === null) return { to: preferencesPath }
  if (typeof document === 'undefined') {
    const { cookie, hasSignal: gpc = false } = shop.privacy ?? {}
    const choices = { ...chosen, marketing: chosen.marketing && !gpc }
    const ts = nextChoiceTime(cookie, shop.now)
    const body = { ...choices, source: 'page', gpc, browser: 'other', version, ts } as const
    try {
      await call('POST /svc_ssr/consent', { body, key: crypto.randomUUID() })
    } catch (error) {
      if (!isRefusalError(error)) throw error
      return { status: error.status, data: choices }
    }
  } else saveChoices(call, chosen, 'page', version)
  return { to: `${preferencesPath}?saved=1` }
}
