import type { StoreCall } from '#contract/kernel/call-options.ts'
import { eventConsent } from '#domain/analytics/event-catalog.ts'
import { reportedPath, reportedTitle } from '#domain/analytics/redaction.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { isAllowed, onConsentChange } from '#storefront/consent/consent-state.ts'
import { pathOf, sendToTags } from '#storefront/consent/tags/load-tags.ts'
import type { Shop } from '#storefront/page/page.ts'
import { titleOf } from '#storefront/shell/head/head.ts'
import { overlays } from '#storefront/shell/overlays/overlay-store.ts'
import { createItemReader } from './events/items.ts'
import { createAnalyticsLayer } from './layer.ts'
import { campaignOf, messageOf, type DocumentFacts } from './sending/messages.ts'
import { createTransport } from './sending/transport.ts'
import { isolateListener } from './signals/isolate-listener.ts'
import { followOverlays } from './signals/overlay-signals.ts'
import { signals } from './signals/queue.ts'
import { browserStamps } from './visit/browser-stamps.ts'

interface Parts {
  call: StoreCall
  shop: Shop
}

const path = '/v1/batch'

/** Starts the analytics layer, which replays earlier signals and follows consent changes. */
export function startAnalytics({ call, shop }: Parts): void {
  const { site } = shop
  const stamps = browserStamps(site)
  const isTracked = () => isAllowed(site, eventConsent)
  const transport = createTransport({
    post,
    beacon: (body) => navigator.sendBeacon(path, body),
    isOnline: () => navigator.onLine,
    isAllowed: isTracked,
    now: Date.now,
    warn: console.warn,
  })
  const facts = documentFacts(shop)
  const layer = createAnalyticsLayer({
    isAllowed: isTracked,
    send: (content, moment) =>
      transport.send(
        messageOf(content, { ...moment, stamps: stamps.current(), facts, messageId: crypto.randomUUID() }),
      ),
    sendToTags: (event) => sendToTags(event, shop),
    stamps,
    flush: () => transport.flush(),
    session: browserStorage('sessionStorage'),
    readItems: createItemReader(call, console.warn),
    hash: sha256,
    requestCustomer: () => void call('GET /svc_customer/customer', {}).catch(() => {}),
    pathOf: (pathname) => reportedPath(pathOf(shop, pathname)),
    titleOf: (head) => reportedTitle(titleOf(head, shop)),
    now: Date.now,
    onError: warnOfDefect,
  })
  if (!isTracked()) stamps.forget()
  signals.start(isolateListener(layer.handle, warnOfDefect))
  reportScreen(shop)
  onConsentChange(() => {
    layer.followConsent()
    if (isTracked()) return
    transport.clear()
    stamps.forget()
  })
  addEventListener('online', () => void transport.flush())
  const leave = () => {
    transport.leave()
    // Sends the impressions with known items before the browser closes the page.
    void layer.leave().then(() => transport.leave())
  }
  addEventListener('pagehide', leave)
  addEventListener('pageshow', ({ persisted }) => persisted && layer.restore())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
}

function warnOfDefect(error: unknown) {
  console.warn('Analytics failed', error)
}

async function post(body: string, keepalive: boolean): Promise<number | null> {
  try {
    return (await fetch(path, { method: 'POST', body, keepalive, signal: AbortSignal.timeout(10_000) })).status
  } catch {
    return null
  }
}

function documentFacts({ site, locale, isApp }: Shop): DocumentFacts {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ''
  const campaign = campaignOf(location.search)
  return { site, locale: locale.tag, isApp, userAgent: navigator.userAgent, referrer, campaign }
}

/** Returns the SHA-256 hash of a normalized email address as hexadecimal digits. Null without a secure context. */
async function sha256(email: string): Promise<string | null> {
  if (!isSecureContext) return null
  const bytes = new TextEncoder().encode(email.trim().toLowerCase())
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Reports overlays that open or close, and clicks on links to products. */
function reportScreen(shop: Shop): void {
  followOverlays(overlays, (signal) => signals.report(signal))
  // Runs before the listener that sends link clicks through the router.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.origin === location.origin)
        signals.report({ kind: 'click', path: pathOf(shop, link.pathname) + link.search })
    },
    true,
  )
}
