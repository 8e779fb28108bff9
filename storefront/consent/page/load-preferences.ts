import { consentVersion } from '#domain/consent/listed-services.ts'
import { readConsent, type ConsentState } from '#domain/consent/choices.ts'
import { destinationService, type ServiceName } from '#domain/consent/services.ts'
import { siteSettings } from '#domain/sites.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { textsOf } from '../../texts.ts'
import { currentConsent } from '../consent-state.ts'

export interface PreferencesView {
  state: ConsentState
  enabled: readonly ServiceName[]
  /** Version of the list that the page shows. */
  version: number
  isSaved: boolean
}

/** Loads the current choice from the request's cookie or the browser's. */
export async function loadPreferences(
  { call, shop, signal }: PageContext,
  { url }: PageArguments,
): Promise<PageData<PreferencesView>> {
  const { payment, tags, destinations } = await call('GET /svc_ssr/consent/services', {}, { signal })
  const names = [...tags.map(({ name }) => name), ...destinations.map(destinationService)]
  const version = consentVersion(names)
  const state =
    typeof document === 'undefined'
      ? readConsent({
          cookie: shop.privacy?.cookie,
          siteDefault: siteSettings[shop.site].consentDefault,
          version,
          hasPrivacySignal: shop.privacy?.hasSignal === true,
        })
      : currentConsent(shop.site)
  const view = { state, enabled: [...payment, ...names], version, isSaved: url.searchParams.has('saved') }
  return { head: { title: textsOf(shop.language, 'consent').title }, view }
}
