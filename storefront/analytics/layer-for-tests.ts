import { randomUUID } from 'node:crypto'
import { createHash } from 'node:crypto'
import { itemForTests } from '#domain/analytics/item-for-tests.ts'
import { itemMetadata, type ItemMetadata } from '#domain/analytics/item-metadata.ts'
import { createAnalyticsLayer } from './layer.ts'
import { itemOf } from './events/items.ts'
import { messageOf } from './sending/messages.ts'
import type { PageState, Signal, WireList } from './signals/signal.ts'
import type { StampStore } from './visit/stamps.ts'

export const layerNow = Date.UTC(2026, 10, 20, 12)
export const stampsForTests = {
  visitId: 'visit-1',
  visitStartedAt: layerNow,
  tabId: 'tab-1',
  anonymousId: 'browser-1',
}
export const factsForTests = { site: 'USA', locale: 'en-US', isApp: false, userAgent: '', referrer: '', campaign: {} }

export const metadataForTests = (id: number): ItemMetadata => itemMetadata(itemForTests({ sku: `SKU-${id}`, qty: 1 }))

type Message = ReturnType<typeof messageOf>

/** Creates a layer that records its events. Ids above 900 are unknown to the store. */
export function openLayer({ isAllowed = true, stamps }: { isAllowed?: boolean; stamps?: StampStore } = {}) {
  const state = {
    isAllowed,
    now: layerNow,
    sessionEnd: 0,
    resets: 0,
    requests: 0,
    hashes: 0,
    flushes: 0,
    isBroken: false,
    /** Names of events sent to third-party scripts. */
    toTags: [] as string[],
  }
  const errors: unknown[] = []
  const stored = new Map<string, string>()
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const sent: Message[] = []
  /** Item ids in each request. */
  const reads: number[][] = []
  const layer = createAnalyticsLayer({
    isAllowed: () => state.isAllowed,
    send: (content, moment) =>
      sent.push(
        messageOf(content, {
          ...moment,
          stamps: stamps?.current() ?? stampsForTests,
          facts: factsForTests,
          messageId: randomUUID(),
        }),
      ),
    sendToTags: ({ name }) => void state.toTags.push(name),
    stamps: stamps ?? {
      sessionEnd: () => state.sessionEnd,
      setSessionEnd: (end) => (state.sessionEnd = end),
      reset() {
        state.sessionEnd = 0
        state.resets += 1
      },
    },
    session: memory,
    async flush() {
      state.flushes += 1
    },
    async readItems(refs) {
      if (state.isBroken) throw new Error('defect')
      reads.push(refs.map(({ id }) => id))
      return refs
        .filter(({ id }) => id <= 900)
        .map((ref) => ({ id: ref.id, item: itemOf(metadataForTests(ref.id), ref) }))
    },
    async hash(text) {
      if (state.isBroken) throw new Error('defect')
      state.hashes += 1
      return createHash('sha256').update(text).digest('hex')
    },
    requestCustomer: () => (state.requests += 1),
    pathOf: (pathname) => pathname.replace(/^\/de(?=\/)/, ''),
    titleOf: ({ title }) => `${title} | Ironwright`,
    now: () => state.now,
    onError: (error) => errors.push(error),
  })
  return {
    state,
    sent,
    reads,
    errors,
    stored,
    layer,
    /** Handles signals and waits for their items. */
    report: async (...signals: Signal[]) => {
      for (const signal of signals) layer.handle(signal)
      await settlePromises()
    },
    /** Returns the names of events since the last call, such as 'page' or 'addToCart'. */
    names: () => sent.splice(0).map((message) => (message.type === 'track' ? message.event : message.type)),
  }
}

/** Lets pending promises settle, even while timers are mocked. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

interface PageInput {
  url: string
  routeId?: string
  data?: unknown
  params?: Record<string, string>
}

export function pageSignal({
  url,
  routeId = 'home',
  data = { head: { title: 'Home' } },
  params = {},
}: PageInput): Signal {
  const { pathname, search } = new URL(url, 'http://shop')
  const state: PageState = {
    navigation: { state: 'idle' },
    location: { pathname, search },
    matches: [{ route: { id: routeId }, params }],
    loaderData: { [routeId]: data },
  }
  return { kind: 'page', state }
}

/** Returns a cart with these units by product. */
export function cartForTests(units: Readonly<Record<number, number>>, id = 'cart-1'): WireList {
  return {
    _id: id,
    type: 'cart',
    version: 1,
    metadata: { isActive: true, activeCartTs: 0 },
    messages: [],
    items: Object.entries(units).map(([productId, qty]) => ({
      _id: `line-${productId}`,
      productId: Number(productId),
      qty,
      options: {},
      children: [],
      metadata: {},
    })),
  }
}
