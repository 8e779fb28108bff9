import type { Site } from '#domain/sites.ts'
import type { AddressEngine } from '#platform/address/engine.ts'
import { googleAddresses } from '#platform/address/google.ts'
import { systemClock } from '#platform/clock.ts'
import { unknownCountries, type GeoEngine } from '#platform/geo/engine.ts'
import { headerCountries } from '#platform/geo/header.ts'
import { maxMindCountries } from '#platform/geo/maxmind.ts'
import { mailCatcher } from '#platform/mail/catcher.ts'
import { smtpMail } from '#platform/mail/smtp.ts'
import type { RateEngine } from '#platform/rates/engine.ts'
import { shipperHqEngine } from '#platform/rates/shipperhq.ts'
import { viesRegistry } from '#platform/vat/vies.ts'
import { wordPressClient } from '#platform/wordpress/client.ts'
import type { PostEngine } from '#services/content/posts/post-engine.ts'
import { createWordPressPostEngine } from '#services/content/posts/wordpress-posts.ts'
import { builtInAddressEngine } from '#services/addresses/built-in-address-engine.ts'
import { openCaptcha } from '#services/wiring/captcha.ts'
import type { BuiltCardPage } from '#services/wiring/card-page.ts'
import { openPayments, simulatorViesUrl } from '#services/wiring/payments.ts'
import { openTaxEngine } from '#services/wiring/tax-engine.ts'
import { tracedMail, tracedRates } from '#services/wiring/tracing-decorators.ts'
import type { StoreContext } from './context.ts'

export type Engines = Awaited<ReturnType<typeof openEngines>>

export async function openEngines(context: StoreContext, cardPage: BuiltCardPage | undefined) {
  const { settings, log, report, db } = context
  return {
    payments: await openPayments(settings, db, report, cardPage),
    taxEngine: openTaxEngine(settings, report),
    rateEngine: openRateEngine(context),
    addressEngine: openAddressEngine(context),
    vatRegistry: openVatRegistry(context),
    geo: await openGeo(context),
    posts: openPosts(context),
    captcha: openCaptcha(settings, (codes) => log.warn({ codes }, 'captcha vendor rejected the secret key')),
    mail: tracedMail(settings.mailUrl ? smtpMail(settings.mailUrl) : mailCatcher(db)),
  }
}

function openRateEngine({ settings, log }: StoreContext): RateEngine | null {
  if (!settings.shipperHq) return null
  const warn = (site: Site) => log.warn({ site }, 'rate engine unavailable, using own tables')
  return tracedRates(shipperHqEngine({ ...settings.shipperHq, now: systemClock, warn }))
}

function openAddressEngine({ settings, log }: StoreContext): AddressEngine {
  if (!settings.addressValidation) return builtInAddressEngine
  const warn = (status: number) => log.warn({ status }, 'address service rejected the API key, no suggestions')
  return googleAddresses({ ...settings.addressValidation, now: systemClock, warn })
}

async function openGeo({ settings: { geo }, log }: StoreContext): Promise<GeoEngine> {
  if (geo.kind === 'none') return unknownCountries
  if (geo.kind === 'header') return headerCountries(geo.name)
  const warn = (error: unknown) => log.warn({ err: error }, 'geo database cannot be read, no new countries')
  return maxMindCountries({ path: geo.path, now: systemClock, warn })
}

/** Returns undefined if the store uses its built-in posts. */
function openPosts({ settings: { indexHost: baseUrl }, log }: StoreContext): PostEngine | undefined {
  if (baseUrl === undefined) return undefined
  const warn = (problem: string) => log.warn({ problem }, 'posts of The Index could not be read')
  return createWordPressPostEngine({ site: wordPressClient({ baseUrl, now: systemClock, warn }), baseUrl })
}

/** A null registry accepts every well-formed VAT number. */
function openVatRegistry({ settings }: StoreContext) {
  const baseUrl = settings.viesUrl ?? simulatorViesUrl(settings)
  return baseUrl === undefined ? null : viesRegistry({ baseUrl, now: systemClock })
}
