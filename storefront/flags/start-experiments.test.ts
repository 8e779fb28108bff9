import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { chooseAll } from '#domain/consent/choices.ts'
import { settlePromises } from '#storefront/analytics/layer-for-tests.ts'
import { signals } from '#storefront/analytics/signals/queue.ts'
import { saveChoices } from '#storefront/consent/consent-state.ts'
import { callForTests, mockBrowserGlobals, shopForTests } from '#storefront/consent/browser-for-tests.ts'
import { startExperiments } from './start-experiments.ts'
import { clearFlagCache } from './visitor-flags.ts'

signals.start((signal) => signal.kind === 'exposure' && signal.onSent())

/** Starts experiments on /old, whose flag redirects to /new, in a browser with mocked globals and timers. */
function start(context: TestContext, referrer = '') {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const browser = mockBrowserGlobals(context, { path: '/old', referrer })
  const streams: { isClosed: boolean }[] = []
  class Stream {
    isClosed = false
    readyState = 1
    constructor() {
      streams.push(this)
    }
    addEventListener() {}
    close() {
      this.isClosed = true
    }
  }
  Object.defineProperty(globalThis, 'EventSource', { value: Stream, configurable: true })
  context.after(() => Reflect.deleteProperty(globalThis, 'EventSource'))
  clearFlagCache()
  const flags = {
    features: { redirect_experiment: { from: '/old', to: '/new' } },
    experiments: [{ flag: 'redirect_experiment', experiment: 'landing', variationId: '1' }],
  }
  startExperiments({
    call: (async () => flags) as unknown as StoreCall,
    shop: shopForTests('USA'),
    onPage: browser.onPage,
  })
  return { browser, streams }
}

async function pass(context: TestContext) {
  await settlePromises()
  context.mock.timers.tick(1_000)
  await settlePromises()
}

// Must come first, because consent listeners outlive their test.
test('the flag stream closes when the shopper withdraws analytics consent', async (context) => {
  const { streams } = start(context)
  await pass(context)
  assert.deepEqual(
    streams.map(({ isClosed }) => isClosed),
    [false],
  )
  saveChoices(callForTests, chooseAll(false), 'page')
  assert.deepEqual(
    streams.map(({ isClosed }) => isClosed),
    [true],
  )
  saveChoices(callForTests, chooseAll(true), 'page')
  await pass(context)
  assert.deepEqual(
    streams.map(({ isClosed }) => isClosed),
    [true, false],
  )
})

test('a redirect experiment redirects to its target page', async (context) => {
  const { browser } = start(context)
  await pass(context)
  assert.deepEqual(browser.location.replaced, ['/new'])
})

test('if a redirect target redirects back, the redirect is followed once and never loops', async (context) => {
  const { browser } = start(context, 'https://shop.example/old')
  await pass(context)
  assert.deepEqual(browser.location.replaced, [])
  browser.visit('/plates')
  browser.visit('/old')
  await pass(context)
  assert.deepEqual(browser.location.replaced, ['/new'])
})
