import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { maxVisitMs, watcherCheckMs } from '#domain/releases/full-load.ts'
import { createProbe } from '#storefront/browser/watchers/probe-store.ts'
import { trackFormChanges, type FormField } from '#storefront/browser/watchers/unsaved-forms.ts'
import { startTicker, tickMs } from '#storefront/ticker/ticker.ts'
import { appConfig, isConfigChanged, type AppConfig } from './app-config.ts'
import { documentToLoad } from './full-load.ts'
import { heartbeat, type Heartbeat } from './heartbeat.ts'
import { recoverMissingCode } from './missing-code.ts'
import { reportForeignHost } from './report-host.ts'
import { pageAge, releaseTasks } from './start-releases.ts'
import { startWatcherCheck } from './watcher-check.ts'
import { releaseAt } from './worker/browser-for-tests.ts'

beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] }))
afterEach(() => mock.timers.reset())

/** Lets pending promises settle. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const running = releaseAt(2)

async function beatOf(received: Partial<Heartbeat>) {
  const outcome: string[] = []
  const beat = heartbeat({
    read: async () => ({ ...running, features: {}, pathsChangedMsAgo: null, ...received }),
    running,
    onNewer: ({ hash }) => outcome.push(`newer ${hash}`),
    onWorkerOff: () => outcome.push('off'),
    onPathsChanged: () => outcome.push('paths'),
    age: () => 600_000,
  })
  await beat()
  return outcome
}

test('a heartbeat with the running release hash does nothing [RELEASE-402]', async () =>
  assert.deepEqual(await beatOf({}), []))

test('a heartbeat preloads a newer release and ignores an older one [RELEASE-404]', async () => {
  assert.deepEqual(await beatOf(releaseAt(3)), [`newer ${releaseAt(3).hash}`])
  assert.deepEqual(await beatOf(releaseAt(1)), [])
})

test('a heartbeat removes the service worker only if the flag sw is false', async () => {
  assert.deepEqual(await beatOf({ features: { sw: false } }), ['off'])
  assert.deepEqual(await beatOf({ features: { sw: true } }), [])
})

test('a heartbeat reports that a path changed while the page was open, once for each change [ROUTE-055]', async () => {
  assert.deepEqual(await beatOf({ pathsChangedMsAgo: 700_000 }), [])
  assert.deepEqual(await beatOf({ pathsChangedMsAgo: 500_000 }), ['paths'])
  let [changedAt, now, count] = [100_000, 200_000, 0]
  const beat = heartbeat({
    read: async () => ({ ...running, features: {}, pathsChangedMsAgo: now - changedAt }),
    running,
    onNewer: () => {},
    onWorkerOff: () => {},
    onPathsChanged: () => (count += 1),
    age: () => now,
  })
  await beat()
  now = 400_000
  await beat()
  assert.equal(count, 1)
  changedAt = 390_000
  await beat()
  assert.equal(count, 2)
})

test('the age of a page includes the time that its device slept, even if its clock is set back', () => {
  assert.equal(pageAge(1_000, 3_601_000, 60_000), 3_600_000)
  assert.equal(pageAge(1_000, 500, 60_000), 60_000)
})

/** Runs a page's periodic tasks and returns the minutes when each task ran. */
async function ticksOfTasks(minutes: number) {
  const ticks = { heartbeat: [] as number[], config: [] as number[] }
  let minute = 0
  const tasks = releaseTasks({
    beat: () => ticks.heartbeat.push(minute),
    loadConfig: () => ticks.config.push(minute),
  })
  const stop = startTicker(tasks, { isHidden: () => false, onShown: () => {}, now: () => Date.now() })
  for (minute = 1; minute <= minutes; minute += 1) {
    mock.timers.tick(tickMs)
    await settle()
  }
  stop()
  return ticks
}

test('the heartbeat is sent on every second tick [RELEASE-004, RELEASE-201]', async () =>
  assert.deepEqual((await ticksOfTasks(6)).heartbeat, [2, 4, 6]))

test('the app config is reloaded on every fifth tick [SHELL-040, FLAG-201]', async () =>
  assert.deepEqual((await ticksOfTasks(10)).config, [5, 10]))

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }
const here = { origin: 'https://shop.example', pathname: '/plates', search: '' }
const anchor = {
  ...here,
  pathname: '/bars',
  hash: '',
  target: '',
  href: 'https://shop.example/bars',
  hasAttribute: () => false,
}
const state = { loadedAt: 0, hasNewRelease: false, isUnrecoverable: false }
const loads = { state, locale: { path: '' }, hasUnsavedForm: () => false, now: () => 0 }

test('a link loads a new document after a new release, after a day, or on a broken page [RELEASE-003, RELEASE-406, RELEASE-409]', () => {
  assert.equal(documentToLoad(click, anchor, here, loads), null)
  const load = { href: anchor.href, replace: false }
  const ofState = (change: Partial<typeof state>) => ({ ...loads, state: { ...state, ...change } })
  assert.deepEqual(documentToLoad(click, anchor, here, ofState({ hasNewRelease: true })), load)
  assert.deepEqual(documentToLoad(click, anchor, here, ofState({ isUnrecoverable: true })), load)
  assert.deepEqual(documentToLoad(click, anchor, here, { ...loads, now: () => maxVisitMs + 1 }), load)
})

test('after a new release, a link loads no document if the router ignores it or if it leaves a checkout step or an unsaved form', () => {
  const newer = { ...loads, state: { ...state, hasNewRelease: true } }
  assert.equal(documentToLoad({ ...click, ctrlKey: true }, anchor, here, newer), null)
  assert.equal(documentToLoad({ ...click, defaultPrevented: true }, anchor, here, newer), null)
  assert.equal(documentToLoad(click, anchor, { ...here, pathname: '/checkout/payment' }, newer), null)
  assert.equal(documentToLoad(click, anchor, here, { ...newer, hasUnsavedForm: () => true }), null)
})

const fieldOf = (change: Partial<FormField> = {}): FormField => ({
  type: 'text',
  value: '',
  isConnected: true,
  form: { method: 'post', elements: [] },
  ...change,
})

test('a form is unsaved while a submitted field differs from its value at the first focus', () => {
  const forms = trackFormChanges()
  const name = fieldOf({ value: 'Ann' })
  const terms = fieldOf({ type: 'checkbox', value: 'on', checked: false })
  forms.focus(name)
  forms.focus(terms)
  assert.equal(forms.hasUnsaved(), false)
  name.value = 'Anna'
  assert.equal(forms.hasUnsaved(), true)
  name.value = 'Ann'
  terms.checked = true
  assert.equal(forms.hasUnsaved(), true)
  terms.isConnected = false
  assert.equal(forms.hasUnsaved(), false)
  name.value = 'Anna'
  forms.submit(name.form)
  assert.equal(forms.hasUnsaved(), false)
})

test('search fields and read-only forms do not count as unsaved', () => {
  const forms = trackFormChanges()
  const fields = [
    fieldOf({ type: 'search' }),
    fieldOf({ form: { method: 'get', elements: [] } }),
    fieldOf({ form: null }),
  ]
  for (const field of fields) {
    forms.focus(field)
    field.value = 'bar'
  }
  assert.equal(forms.hasUnsaved(), false)
})

function watchedPage() {
  const errors = new EventTarget()
  const probe = createProbe()
  const page = { isEmpty: false, breaks: 0, isRunning: true }
  const unmount = probe.mount()
  probe.subscribe(() => page.isRunning && probe.commit(probe.current()))
  startWatcherCheck({ errors, probe, isPageEmpty: () => page.isEmpty, onBroken: () => (page.breaks += 1) })
  return { errors, page, probe, unmount }
}

test('300 ms after an unhandled error, the page is probed with an update [RELEASE-407]', () => {
  for (const type of ['error', 'unhandledrejection']) {
    const { errors, probe } = watchedPage()
    errors.dispatchEvent(new Event(type))
    errors.dispatchEvent(new Event(type))
    mock.timers.tick(watcherCheckMs - 1)
    assert.equal(probe.current(), 0)
    mock.timers.tick(1)
    assert.equal(probe.current(), 1)
  }
})

test('after an error, a page is treated as broken only if it commits no update within 300 ms [RELEASE-408, RELEASE-414]', () => {
  const breaksOf = (breakPage: (watched: ReturnType<typeof watchedPage>) => void) => {
    const watched = watchedPage()
    breakPage(watched)
    watched.errors.dispatchEvent(new Event('error'))
    mock.timers.tick(watcherCheckMs)
    mock.timers.tick(watcherCheckMs)
    return watched.page.breaks
  }
  assert.equal(
    breaksOf(() => {}),
    0,
  )
  assert.equal(
    breaksOf(({ page }) => (page.isRunning = false)),
    1,
  )
  assert.equal(
    breaksOf(({ page }) => (page.isEmpty = true)),
    1,
  )
  // A layout without the probe, such as the checkout layout.
  assert.equal(
    breaksOf(({ page, unmount }) => {
      unmount()
      page.isRunning = false
    }),
    0,
  )
})

async function reloadsAfter(change: { isOther?: boolean; isFailed?: boolean; times?: number; isOffline?: boolean }) {
  const { isOther = true, isFailed = true, times = 1, isOffline = false } = change
  const errors = new EventTarget()
  const stored = new Map<string, string>()
  const outcome = { reloads: 0, isNew: false }
  recoverMissingCode({
    errors,
    isOtherRelease: async () => {
      if (isOffline) throw new Error('no response')
      return isOther
    },
    isFailed: () => isFailed,
    onOtherRelease: () => (outcome.isNew = true),
    reload: () => (outcome.reloads += 1),
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) },
    now: () => 1_000_000,
  })
  for (let time = 0; time < times; time += 1) {
    errors.dispatchEvent(new Event('vite:preloadError'))
    await settle()
  }
  return outcome
}

test('a page with code missing after a release loads as a document instead of showing an error', async () => {
  assert.deepEqual(await reloadsAfter({}), { reloads: 1, isNew: true })
  assert.deepEqual(await reloadsAfter({ isFailed: false }), { reloads: 0, isNew: true })
  assert.deepEqual(await reloadsAfter({ times: 3 }), { reloads: 1, isNew: true })
})

test('a failed code load does not reload the page if the release is unchanged or the browser is offline', async () => {
  assert.deepEqual(await reloadsAfter({ isOther: false }), { reloads: 0, isNew: false })
  assert.deepEqual(await reloadsAfter({ isOffline: true }), { reloads: 0, isNew: false })
})

const base = 'https://shop.example'

async function reportOf(href: string, send: () => Promise<unknown> = async () => {}) {
  const sent: unknown[] = []
  const logged: string[] = []
  await reportForeignHost({
    href,
    base,
    send: async (...report) => {
      sent.push(report)
      return send()
    },
    log: (message) => logged.push(message),
  })
  return { sent, logged }
}

test('a page on an unauthorized host reports its URL and the base URL [SHELL-409, SHELL-410]', async () => {
  const h = 'https://mirror.example/plates?q=1'
  assert.deepEqual((await reportOf(h)).sent, [[`${base}/svc_ssr/hostmatch`, { h, b: base }]])
  for (const mirror of ['https://shop.example.evil.example/', 'https://shop.example:8443/', 'https://shop.examples/'])
    assert.equal((await reportOf(mirror)).sent.length, 1, mirror)
  for (const own of [base, `${base}/`, `${base}/plates`, 'http://localhost:3000/', 'file:///saved.html'])
    assert.deepEqual((await reportOf(own)).sent, [], own)
})

test('a failed host report is only logged [SHELL-411, ERROR-422]', async () => {
  const failed = await reportOf('https://mirror.example/', () => Promise.reject(new TypeError('Failed to fetch')))
  assert.deepEqual(failed.logged, ['Host report failed'])
})

const config: AppConfig = {
  features: {},
  banners: [],
  paymentMethods: ['Card'],
  pickup: [],
  siteKeys: { captcha: null, googlePay: null, payPal: null },
}

test('an app config is treated as changed if its flags or banners differ, but not if only a site key differs', () => {
  assert.ok(!isConfigChanged(config, structuredClone(config)))
  assert.ok(!isConfigChanged(config, { ...config, siteKeys: { ...config.siteKeys, captcha: 'key' } }))
  assert.ok(isConfigChanged(config, { ...config, features: { new_cart: true } }))
  assert.ok(isConfigChanged(config, { ...config, banners: [{ name: 'above_header', until: null }] }))
})

test('the app config is loaded after login, and a change reloads the page data [SHELL-416, FLAG-403]', async () => {
  const outcome = { loads: 0, reloads: 0 }
  let current = config
  const call = async () => {
    outcome.loads += 1
    return current
  }
  const { load, follow } = appConfig({ call: call as never, reload: () => (outcome.reloads += 1) })
  follow('/de/login')
  follow('/de/account')
  await settle()
  assert.deepEqual(outcome, { loads: 1, reloads: 0 })
  follow('/de/cart')
  await load()
  assert.deepEqual(outcome, { loads: 2, reloads: 0 })
  current = { ...config, paymentMethods: ['Card', 'PayPal'] }
  await load()
  assert.deepEqual(outcome, { loads: 3, reloads: 1 })
})
