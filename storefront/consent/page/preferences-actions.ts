import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { saveChoices } from '../allowed.ts'
import { preferencesPath } from '../preferences-path.ts'
import { readChoices } from '../read-choices.ts'

/** Saves the choice of the page's form. The server's call sets the cookie, even if it cannot store the record. */
export async function savePreferences({ call, shop, warn }: PageContext, form: URLSearchParams): Promise<ActionResult> {
  const choices = readChoices(form)
  if (choices === null) return { to: preferencesPath }
  if (typeof document === 'undefined') {
    const gpc = shop.privacy?.hasSignal === true
    const body = { ...choices, source: 'page', gpc, browser: 'other' } as const
    await call('POST /svc_ssr/consent', { body, key: crypto.randomUUID() }).catch((error: unknown) =>
      warn('consent record not stored', error),
    )
  } else saveChoices(call, choices, 'page')
  return { to: `${preferencesPath}?saved=1` }
}
