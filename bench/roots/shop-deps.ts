import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultCartSettings } from '#domain/cart/settings.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Database } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'
import { createChatNotifier } from '#services/chat/chat-notifier.ts'
import { webhookClient } from '#platform/webhooks/client.ts'
import { createFlagNotifier } from '#services/flags/flag-notifier.ts'
import { cachedPathChanges } from '#services/route/steps.ts'
import { cachedFeatures } from '#services/flags/steps.ts'
import { noRelease } from '#storefront/build/release.ts'
import { createPayments } from '#platform/payments/payments.ts'
import { builtInAddressEngine } from '#services/addresses/built-in-address-engine.ts'
import { cachedCatalog, uncachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { cachedContent } from '#services/wiring/reads/content-reads.ts'
import { reserveStock } from '#services/catalog/steps.ts'
import { createGiftCards } from '#services/gift-cards/steps.ts'
import { createInvoicing } from '#services/invoices/invoicing.ts'
import type { StoreDeps } from '#services/routes.ts'
import { loginDelays } from '#services/sessions/login-delays.ts'
import { rateTablesCache } from '#services/wiring/rate-tables-cache.ts'

const card = { brand: 'visa', last4: '1111', month: 12, year: 2040 }

/** Works without a network, so that only the shop is measured. */
const instantEngine: CardEngine = {
  name: 'spreedly',
  cardFields: () => ({ frameUrl: '', frameOrigin: '', redirectUrl: '' }),
  takeWallet: async () => ({ token: 'wallet', card }),
  readCard: async () => card,
  retain: async () => 'retained',
  forget: async () => 'forgotten',
  authorize: async ({ key }) => ({ state: 'authorized', reference: `payment-${key}`, card }),
  read: async (reference) => ({ state: 'authorized', reference, card }),
  complete: async (reference) => ({ state: 'authorized', reference, card }),
  find: async (key) => ({ state: 'authorized', reference: `payment-${key}`, card }),
  holds: async () => new Map(),
  capture: async () => 'captured',
  refund: async () => 'refunded',
  cancel: async () => 'cancelled',
}

const secret = 'the secret of a measurement'

export function shopDeps(db: Database): StoreDeps {
  const rates = rateTablesCache(db)
  return {
    db,
    ...uncachedCatalog(db),
    secret,
    redirectHosts: [],
    release: noRelease,
    readFeatures: cachedFeatures(db),
    readPathChange: cachedPathChanges(db),
    flagNews: createFlagNotifier(),
    chat: { news: createChatNotifier(), hoursOf: () => [], pageUrl: null, supportEmail: 'support@shop.example' },
    openSites: sites,
    brand: 'Ironwright',
    backOfficeUrl: '',
    orderManagerSites: [],
    webhooks: webhookClient(),
    mediaFolder: join(tmpdir(), 'ironwright-bench-media'),
    mediaUnusedDays: 30,
    healthHost: { dataDir: tmpdir(), migrations: async () => [] },
    listedSettings: { mode: 'demo', listing: [] },
    siteUrls: Object.fromEntries(sites.map((site) => [site, ''])) as Record<Site, string>,
    settings: defaultCartSettings,
    ...rates,
    taxEngine: null,
    vatRegistry: null,
    addressEngine: builtInAddressEngine,
    rateEngine: null,
    payments: createPayments({ cards: instantEngine }),
    reserve: reserveStock,
    delays: loginDelays(db),
    giftCards: createGiftCards(secret),
    captcha: { engines: {}, required: [] },
    maxDeclines: 1_000_000,
    invoicing: createInvoicing('Ironwright'),
  }
}

/** Returns the dependencies with cached catalog and content, as in production. */
export async function cachedShopDeps(db: Database): Promise<StoreDeps> {
  const catalog = cachedCatalog(db, 'index', (error) => {
    throw error
  })
  catalog.reset()
  await catalog.index?.whenBuilt()
  return { ...shopDeps(db), ...catalog, ...cachedContent({ db }) }
}
