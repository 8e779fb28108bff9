import { RouteError } from '#storefront/router/results.ts'
import { siteSettings } from '#domain/sites.ts'
import type { PageContext, PageData } from '#storefront/page/page.ts'
import { requireLogin } from '#storefront/page/require-login.ts'
import { textsOf } from '../../texts.ts'

export interface GymView {
  kind: 'gyms' | 'designs'
}

const paths = { gyms: '/account/my-gyms', designs: '/account/zeus-saved-design' } as const

/** Loads the saved gyms or designs page, which exists only on sites with the gym builder [ZEUS-004]. */
export async function loadGyms(context: PageContext, kind: GymView['kind']): Promise<PageData<GymView>> {
  const { site, language } = context.shop
  if (!siteSettings[site].features.builder) throw new RouteError(404)
  await requireLogin(context, paths[kind])
  return { head: { title: textsOf(language, 'account/gyms')[kind].title }, view: { kind } }
}
