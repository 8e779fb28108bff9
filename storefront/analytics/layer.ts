import type { AnalyticsCustomer } from '#domain/analytics/customer.ts'
import type { BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { createCartEvents } from './events/cart.ts'
import { createCheckoutEvents } from './events/checkout-events.ts'
import { createIdentityEvents } from './events/identity.ts'
import { createListEvents } from './events/lists.ts'
import type { Moment, ReadItems, Run, Track } from './events/moment.ts'
import { createPageEvents } from './events/pages.ts'
import { createScreenEvents } from './events/screen-events.ts'
import { createSignUpEvents } from './events/sign-ups.ts'
import type { NamedEvent, Signal, SignalOf } from './signals/signal.ts'
import type { PageView } from './signals/view-signals.ts'
import type { Content } from './sending/messages.ts'
import type { StampStore } from './visit/stamps.ts'

interface LayerDeps {
  /** Returns true if the shopper allows analytics now. */
  isAllowed: () => boolean
  send: (content: Content, moment: Moment & { cartId: string | null }) => void
  /** Passes an event to the document's third-party scripts. */
  sendToTags: (event: NamedEvent) => void
  stamps: Pick<StampStore, 'sessionEnd' | 'setSessionEnd' | 'reset'>
  /** Sends all waiting events, and resolves after the response. */
  flush: () => Promise<void>
  /** The tab's session storage. */
  session: BrowserStorage
  readItems: ReadItems
  hash: (text: string) => Promise<string | null>
  requestCustomer: () => void
  pathOf: (pathname: string) => string
  titleOf: (head: { title: string }) => string
  now: () => number
  onError: (error: unknown) => void
}

/** Signal kinds that are remembered without consent, so that later consent starts with them. */
const remembered: readonly Signal['kind'][] = ['page', 'cart', 'shopper', 'logout', 'session-end']

type Handlers = { [Kind in Signal['kind']]: (signal: SignalOf<Kind>, moment: Moment) => void | Promise<void> }

/**
 * Creates the layer that turns signals into events. Without consent, the layer reads and sends nothing and only
 * remembers the page, the cart, and the shopper [ANALYTICS-485].
 */
export function createAnalyticsLayer(deps: LayerDeps) {
  const { isAllowed, send, stamps, hash, now, requestCustomer } = deps
  const readItems: ReadItems = async (refs) => (isAllowed() ? deps.readItems(refs) : [])
  const run: Run = (work) => void work.catch(deps.onError)
  let wasAllowed = isAllowed()
  const emit = (content: Content, moment: Moment) => {
    if (isAllowed()) send(content, { ...moment, cartId: cart.id() })
  }
  const track = createTrack(deps, emit)
  const identify = (customer: AnalyticsCustomer, moment: Moment) => {
    const { _id: _, ...traits } = customer
    emit({ type: 'identify', traits }, moment)
  }
  const identity = createIdentityEvents({ isAllowed, track, run, identify, stamps, hash, requestCustomer })
  const cart = createCartEvents({ track, readItems, run })
  const lists = createListEvents({ track, readItems, run })
  const pages = createPageEvents(deps)
  const checkout = createCheckoutEvents({ track, readItems, customerId: identity.customerId })
  const screen = createScreenEvents({ ...deps, track, readItems })
  const signUps = createSignUpEvents({ track, readItems, hash })

  const viewPage = createPageReport({ isAllowed, track, emit, now })
  const appear = (page: ReturnType<typeof pages.again>) => {
    if (!page) return
    lists.leavePage()
    viewPage(page.view)
    for (const signal of page.signals) handle(signal)
  }
  const handlers: Handlers = {
    page({ state }) {
      const page = pages.show(state)
      appear(page)
      if (page) screen.challenge.arrive(state, { at: now(), path: page.view.path })
    },
    event: ({ event }, moment) => track(event, moment),
    items: ({ name, items }, moment) => cart.trackItems(name, items, moment),
    list: ({ list }, moment) => lists.show(list, moment),
    found: ({ found }, moment) => lists.found(found, moment),
    curation: ({ curation }, moment) => lists.curation(curation, moment),
    click: ({ path }, moment) => lists.click(path, moment),
    cart: (signal, moment) => cart.follow(signal, moment),
    order: (signal, moment) => checkout.order(signal, moment),
    rates: (signal, moment) => checkout.rates(signal, moment),
    shopper: ({ shopper }, moment) => identity.follow(shopper, moment),
    login: (_, moment) => identity.login(moment),
    logout: (_, moment) => identity.logout(moment),
    'session-end': (_, moment) => identity.sessionEnd(moment),
    exposure: (signal, moment) => screen.exposure(signal, moment),
    challenge: (_, moment) => screen.challenge.begin(moment),
    share: (signal, moment) => screen.share(signal, moment),
    register: (signal, moment) => signUps.register(signal, moment),
    'stock-alert': (signal, moment) => signUps.stockAlert(signal, moment),
  }
  function handle(signal: Signal) {
    if (!isAllowed() && !remembered.includes(signal.kind)) {
      if (signal.kind === 'exposure') signal.onSent()
      return
    }
    const moment = { at: now(), path: pages.current()?.path ?? '' }
    const work = (handlers[signal.kind] as (signal: Signal, moment: Moment) => void | Promise<void>)(signal, moment)
    if (work) run(work)
  }
  /** Reports the current page and shopper if a saved choice newly allows analytics. */
  function followConsent() {
    const hadConsent = wasAllowed
    wasAllowed = isAllowed()
    if (!wasAllowed) for (const each of [identity, screen.challenge]) each.forget()
    if (hadConsent || !wasAllowed) return
    appear(pages.again())
    identity.resume()
  }
  return {
    handle,
    /** Sends the waiting impressions, because the page may close. */
    leave: async () => void (await lists.flush()),
    followConsent,
    /** Reports the page again after a restore from the back/forward cache. Consent may have changed in the meantime. */
    restore: () => (wasAllowed && isAllowed() ? appear(pages.again()) : followConsent()),
  }
}

/** Returns a function that sends an event to the store and to third-party scripts. */
function createTrack(
  { isAllowed, sendToTags }: Pick<LayerDeps, 'isAllowed' | 'sendToTags'>,
  emit: (content: Content, moment: Moment) => void,
): Track {
  return (event, moment) => {
    if (!isAllowed()) return
    emit({ type: 'track', event: event.name, properties: event.properties }, moment)
    sendToTags(event)
  }
}

interface PageReport extends Pick<LayerDeps, 'isAllowed' | 'now'> {
  track: Track
  emit: (content: Content, moment: Moment) => void
}

/** Returns a function that reports a page, and Site Load with the first reported page. */
function createPageReport({ isAllowed, track, emit, now }: PageReport) {
  let hasLoaded = false
  return ({ path, title }: PageView) => {
    const moment = { at: now(), path }
    if (!hasLoaded && isAllowed()) {
      hasLoaded = true
      track({ name: 'Site Load', properties: {} }, moment)
    }
    emit({ type: 'page', properties: { path, title } }, moment)
  }
}
