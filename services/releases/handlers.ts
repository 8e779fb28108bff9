import type { Reply } from '#contract/kernel/call.ts'
import type { releases } from '#contract/releases.ts'
import { foreignHost } from '#domain/releases/foreign-host.ts'
import type { Release } from '#domain/releases/release.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { Database, QueryRunner } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { currentFlagOverrides } from '#platform/request-context.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import type { CaptchaRules } from '#services/captcha/check.ts'
import { readAnnouncement } from '#services/content/steps.ts'
import type { ReadFeatures } from '#services/flags/steps.ts'
import { readMethodNames } from '#services/payment-methods/steps.ts'
import type { ReadPathChange } from '#services/route/steps.ts'
import type { ShippingDeps } from '#services/shipping/steps.ts'
import { countForeignHost, readForeignHosts } from './repository.ts'

type SiteKeys = Reply<typeof releases, 'GET /svc_ssr/config'>['siteKeys']

export interface ReleaseDeps {
  db: Database
  /** Reads data shared by all shoppers. */
  shared: QueryRunner
  /** The build that this process serves. */
  release: Release
  readFeatures: ReadFeatures
  readPathChange: ReadPathChange
  payments: Payments
  captcha: CaptchaRules
  shippingTables: ShippingDeps['shippingTables']
  /** Host names of the shop. */
  redirectHosts: readonly string[]
}

export const releaseHandlers: Handlers<typeof releases, ReleaseDeps> = {
  async 'GET /svc_ssr/heartbeat'({ site, now }, { release, readFeatures, readPathChange }) {
    const [features, changedAt] = await Promise.all([readFeatures(site, now), readPathChange(site, now)])
    return {
      ...release,
      features: { ...features, ...currentFlagOverrides() },
      pathsChangedMsAgo: changedAt === null ? null : Math.max(0, now - changedAt),
    }
  },

  async 'GET /svc_ssr/config'({ site, now }, deps) {
    const { shared, payments } = deps
    const [features, { bar, until }, paymentMethods, { pickupLocations }] = await Promise.all([
      deps.readFeatures(site, now),
      readAnnouncement({ db: shared }, site, now),
      readMethodNames(shared, payments, site, siteSettings[site].homeCountry),
      deps.shippingTables(),
    ])
    return {
      features: { ...features, ...currentFlagOverrides() },
      banners: bar ? [{ name: bar.name, until }] : [],
      paymentMethods,
      pickup: (pickupLocations[site] ?? []).map(({ name, city }) => ({ name, city })),
      siteKeys: siteKeysOf(deps, site, now),
    }
  },

  async 'POST /svc_ssr/hostmatch'({ site, body, now }, { db, redirectHosts }) {
    const host = foreignHost(body.h, redirectHosts)
    if (host !== null) await countForeignHost(db, site, host, now)
    return null
  },

  async 'GET /svc_ssr/hostmatch'({ query, now }, { db }) {
    return { hosts: await readForeignHosts(db, query.days, now) }
  },
}

/** Returns the site's public vendor keys, which the vendors' own pages reveal anyway. */
function siteKeysOf(
  { captcha, payments }: Pick<ReleaseDeps, 'captcha' | 'payments'>,
  site: Site,
  now: number,
): SiteKeys {
  const challenge = captcha.engines[site]?.challenge({ action: 'placeorder', holder: '', ip: '', now })
  return {
    captcha: challenge?.kind === 'vendor' ? challenge.siteKey : null,
    googlePay: payments.walletsOf(site).googlePay?.merchantId ?? null,
    payPal: payments.payPal?.scriptId ?? null,
  }
}
