import type { Tag, TagName } from '#domain/consent/tags.ts'
import { siteSettings } from '#domain/sites.ts'
import type { NamedEvent } from '#storefront/analytics/signals/signal.ts'
import type { Shop } from '#storefront/page/page.ts'
import { isSensitivePath } from '#storefront/page/route/paths.ts'
import { activeTags, mayLoadTags } from './active-tags.ts'
import { currentConsent, isAllowed, onConsentChange } from '../consent-state.ts'
import { preferencesPath } from '../preferences-path.ts'
import { tagVendors } from './tag-vendors.ts'

type Visitor = Pick<Shop, 'site' | 'isApp' | 'locale'>

interface ScriptPolicy {
  createScriptURL: (url: string) => string
}
declare const trustedTypes: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined

let policy: ScriptPolicy | undefined
const loaded = new Set<TagName>()

/**
 * Loads the enabled third-party scripts once marketing is allowed, and stops their events when consent is withdrawn.
 * Reloads the document on a sensitive page, or on withdrawal if a script cannot be stopped.
 */
export function startTags(
  shop: Visitor,
  onPage: (listener: (path: string) => void) => void,
  hasUnsavedForm: () => boolean,
): void {
  if (!mayLoadTags()) return
  const tags = activeTags().filter(({ name }) => !(shop.isApp && name === 'social-pixel'))
  const isReferrerSafe = !hasSensitiveReferrer(shop)
  let path = pathOf(shop, location.pathname)
  const load = () => {
    if (!isReferrerSafe || isSensitivePath(path)) return
    for (const tag of tags) if (loadTag(tag, shop)) sendPageView(tag.name, shop)
  }
  const isWithdrawn = () =>
    !isAllowed(shop.site, 'marketing') && [...loaded].some((name) => tagVendors[name].update === undefined)
  const follow = () => {
    // This document's content security policy allows the vendors' origins, even if their scripts have not loaded.
    if (isSensitivePath(path) || isWithdrawn()) return location.reload()
    for (const name of loaded) sendPageView(name, shop)
    load()
  }
  follow()
  onPage((next) => {
    if (pathOf(shop, next) === path) return
    path = pathOf(shop, next)
    follow()
  })
  onConsentChange((sent) => {
    for (const name of loaded) attempt(name, () => tagVendors[name].update?.(currentConsent(shop.site).choices))
    load()
    const leave = () => {
      if (!isWithdrawn() || hasUnsavedForm()) return
      // The preferences page confirms the choice.
      if (path === preferencesPath) location.assign('?saved=1')
      else location.reload()
    }
    // A reload would cancel the request that records the choice.
    if (isWithdrawn()) void sent.then(leave)
  })
}

/** Returns true for a sensitive referrer. Vendor scripts send the referrer, which may contain a secret. */
function hasSensitiveReferrer(shop: Visitor): boolean {
  const referrer = URL.parse(document.referrer)
  return referrer?.origin === location.origin && isSensitivePath(pathOf(shop, referrer.pathname))
}

/** Loads a script if its category is allowed. Returns true the first time. A failed script can be loaded later. */
function loadTag({ name, id, scriptUrl }: Tag, { site }: Visitor): boolean {
  if (loaded.has(name) || !isAllowed(site, 'marketing')) return false
  attempt(name, () => {
    tagVendors[name].prepare(id, currentConsent(site).choices)
    appendScript(name, scriptUrl)
    loaded.add(name)
  })
  return loaded.has(name)
}

function sendPageView(name: TagName, { site }: Visitor): void {
  if (isAllowed(site, 'marketing')) attempt(name, tagVendors[name].pageView)
}

/** Logs a vendor's error, which must not affect shoppers [ERROR-423, ERROR-424]. */
function attempt(name: TagName, work: () => void): void {
  try {
    work()
  } catch (error) {
    console.warn(`${name} failed`, error)
  }
}

function appendScript(name: TagName, scriptUrl: string): void {
  const rules = { createScriptURL: (url: string) => url }
  // The content security policy allows each policy name only once.
  policy ??= typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('tag-script', rules)
  const script = document.createElement('script')
  script.src = policy.createScriptURL(scriptUrl)
  script.async = true
  script.addEventListener('error', () => {
    loaded.delete(name)
    console.warn(`${name} did not load`)
  })
  document.head.append(script)
}

/**
 * Sends an analytics event to all loaded scripts that receive events, if the shopper currently allows it. Sends nothing
 * while the document is leaving for a sensitive page [ANALYTICS-491].
 */
export function sendToTags(event: NamedEvent, shop: Pick<Shop, 'site' | 'locale'>): void {
  if (isSensitivePath(pathOf(shop, location.pathname)) || !isAllowed(shop.site, 'marketing')) return
  const { currency } = siteSettings[shop.site]
  for (const name of loaded) attempt(name, () => tagVendors[name].event?.(event, currency))
}

/** Returns a path without the locale prefix. */
export function pathOf({ locale }: Pick<Shop, 'locale'>, path: string): string {
  const prefix = locale.path === '' ? '' : `/${locale.path}`
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path
}
