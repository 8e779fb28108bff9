import type { Tag, TagName } from '#domain/consent/tags.ts'
import type { Shop } from '#storefront/page/page.ts'
import { isSensitivePath } from '#storefront/page/route/paths.ts'
import { activeTags } from './active-tags.ts'
import { consentNow, isAllowed, onConsentChange } from '../allowed.ts'
import { tagVendors } from './tag-vendors.ts'

type Visitor = Pick<Shop, 'site' | 'isApp' | 'locale'>

interface ScriptPolicy {
  createScriptURL: (url: string) => string
}
declare const trustedTypes: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy } | undefined

let policy: ScriptPolicy | undefined
const loaded = new Set<TagName>()

/** Loads the enabled third-party scripts once marketing is allowed, and stops their events when it is withdrawn. */
export function startTags(shop: Visitor, onPage: (listener: (path: string) => void) => void): void {
  const tags = activeTags().filter(({ name }) => !(shop.isApp && name === 'social-pixel'))
  if (tags.length === 0) return
  let path = pathOf(shop, location.pathname)
  const load = () => {
    for (const tag of tags) if (loadTag(tag, shop, path)) sendPageView(tag.name, shop)
  }
  load()
  onConsentChange(() => {
    for (const name of loaded) attempt(name, () => tagVendors[name].update(consentNow(shop.site).choices))
    load()
  })
  onPage((next) => {
    if (pathOf(shop, next) === path) return
    path = pathOf(shop, next)
    // A loaded script cannot be unloaded: these pages start without it.
    if (loaded.size > 0 && isSensitivePath(path)) return location.reload()
    for (const name of loaded) sendPageView(name, shop)
    load()
  })
}

/** Loads a script if its category is allowed here, and returns true the first time. */
function loadTag({ name, id, scriptUrl }: Tag, { site }: Visitor, path: string): boolean {
  if (loaded.has(name) || isSensitivePath(path) || !isAllowed(site, 'marketing')) return false
  loaded.add(name)
  attempt(name, () => {
    tagVendors[name].prepare(id, consentNow(site).choices)
    appendScript(name, scriptUrl)
  })
  return true
}

function sendPageView(name: TagName, { site }: Visitor): void {
  if (isAllowed(site, 'marketing')) attempt(name, tagVendors[name].pageView)
}

/** A vendor's error has no effect for shoppers [ERROR-423]. */
function attempt(name: TagName, work: () => void): void {
  try {
    work()
  } catch (error) {
    console.warn(`${name} failed`, error)
  }
}

function appendScript(name: TagName, scriptUrl: string): void {
  const rules = { createScriptURL: (url: string) => url }
  // The content policy allows each policy name once.
  policy ??= typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('tag-script', rules)
  const script = document.createElement('script')
  script.src = policy.createScriptURL(scriptUrl)
  script.async = true
  script.addEventListener('error', () => console.warn(`${name} did not load`))
  document.head.append(script)
}

/** Returns a path without the locale's prefix. */
export function pathOf({ locale }: Pick<Shop, 'locale'>, path: string): string {
  const prefix = locale.path === '' ? '' : `/${locale.path}`
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) || '/' : path
}
