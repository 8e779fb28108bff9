import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { eventSchemas } from '#contract/analytics-events.ts'
import { openLayer, settlePromises } from '#storefront/analytics/layer-for-tests.ts'
import { createExposures } from './exposures.ts'
import { createFlagCache } from './flag-cache.ts'
import { createFlagStream } from './flag-stream.ts'
import { waitBeforeRedirect } from './wait-before-redirect.ts'

test('the flag cache has 10 entries, and the eleventh drops the oldest [FLAG-409]', async () => {
  const loads: string[] = []
  const cache = createFlagCache<string>(() => 0)
  const read = (key: string) => cache.read(key, async () => (loads.push(key), key))
  for (let index = 0; index < 10; index += 1) await read(`visitor-${index}`)
  for (let index = 0; index < 10; index += 1) await read(`visitor-${index}`)
  assert.equal(loads.length, 10)
  await read('visitor-10')
  await read('visitor-9')
  await read('visitor-1')
  assert.equal(loads.length, 11)
  await read('visitor-0')
  assert.deepEqual(loads.slice(10), ['visitor-10', 'visitor-0'])
})

test('cached flags are reloaded after a minute, after a failure, and after a change', async () => {
  let now = 0
  let loads = 0
  const cache = createFlagCache<number>(() => now)
  const read = (load = async () => (loads += 1)) => cache.read('visitor', load)
  await assert.rejects(
    read(async () => {
      throw new Error('unavailable')
    }),
  )
  assert.equal(await read(), 1)
  now = 59_999
  assert.equal(await read(), 1)
  now = 60_000
  assert.equal(await read(), 2)
  cache.clear()
  assert.equal(await read(), 3)
})

/** Opens a stream with connections that the test controls, because Node.js has no `EventSource`. */
function openStream() {
  const connections: { emit: (type: string) => void; readyState: number; isClosed: boolean }[] = []
  let changes = 0
  const stream = createFlagStream({
    open() {
      const listeners = new Map<string, () => void>()
      const source = {
        readyState: 1,
        isClosed: false,
        addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
        close: () => void (source.isClosed = true),
        emit: (type: string) => listeners.get(type)?.(),
      }
      connections.push(source)
      return source
    },
    onChange: () => (changes += 1),
    random: () => 0,
  })
  return { stream, connections, changes: () => changes }
}

test('the flag stream closes after 20 seconds in the background, and reopens when the page is visible again [FLAG-410]', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { stream, connections, changes } = openStream()
  stream.start()
  connections[0]!.emit('features-updated')
  assert.equal(changes(), 1)
  stream.follow(true)
  context.mock.timers.tick(19_999)
  stream.follow(false)
  context.mock.timers.tick(60_000)
  assert.deepEqual([connections.length, connections[0]!.isClosed], [1, false])
  stream.follow(true)
  context.mock.timers.tick(19_999)
  assert.equal(connections[0]!.isClosed, false)
  context.mock.timers.tick(1)
  assert.equal(connections[0]!.isClosed, true)
  stream.follow(false)
  assert.equal(connections.length, 2)
})

test('a flag stream that repeatedly fails reconnects after growing delays, up to 5 minutes [FLAG-411]', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const { stream, connections } = openStream()
  stream.start()
  const fail = () => {
    const source = connections.at(-1)!
    source.readyState = 2
    source.emit('error')
  }
  const waits = Array.from({ length: 10 }, () => {
    const before = connections.length
    fail()
    let waited = 0
    for (; connections.length === before; waited += 1_000) context.mock.timers.tick(1_000)
    return waited / 1_000
  })
  assert.deepEqual(waits, [1, 1, 1, 3, 9, 27, 81, 243, 300, 300])
  connections.at(-1)!.emit('open')
  fail()
  context.mock.timers.tick(1_000)
  assert.equal(connections.length, 12)
})

/** Returns how long a redirect waits, in milliseconds, if the exposure is sent after `sentAfter`. */
async function waitFor(context: TestContext, sentAfter: number): Promise<number> {
  context.mock.timers.reset()
  context.mock.timers.enable({ apis: ['setTimeout'] })
  let isDone = false
  const sent = new Promise<void>((resolve) => void setTimeout(resolve, sentAfter))
  void waitBeforeRedirect(sent).then(() => (isDone = true))
  let waited = 0
  for (; !isDone; waited += 1) {
    await settlePromises()
    if (isDone) break
    context.mock.timers.tick(1)
    await settlePromises()
  }
  return waited
}

test('without consent, an experiment exposure is dropped without waiting', async () => {
  const { state, layer } = openLayer()
  state.isAllowed = false
  let isSent = false
  layer.handle({ kind: 'exposure', experiment: 'header', variationId: '1', onSent: () => (isSent = true) })
  await settlePromises()
  assert.deepEqual([isSent, state.flushes], [true, 0])
})

test('a redirect experiment waits for its exposure, at least 100 ms and at most 1,000 ms [FLAG-412, FLAG-413]', async (context) => {
  assert.equal(await waitFor(context, 0), 100)
  assert.equal(await waitFor(context, 400), 400)
  assert.equal(await waitFor(context, 60_000), 1_000)
})

test('an experiment exposure is sent once in a session for each variation and browser id, and only with consent [ANALYTICS-435]', async () => {
  const { sent, state, layer } = openLayer()
  const stored = new Map<string, string>()
  const session = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  let visitor = 'browser-1'
  const expose = createExposures({
    session,
    isAllowed: () => state.isAllowed,
    visitor: () => visitor,
    report: (signal) => layer.handle(signal),
  })
  state.isAllowed = false
  await expose({ experiment: 'header', variationId: '1' })
  state.isAllowed = true
  await expose({ experiment: 'header', variationId: '1' })
  await expose({ experiment: 'header', variationId: '1' })
  await expose({ experiment: 'header', variationId: '0' })
  const properties = sent.map((message) => message.type === 'track' && [message.event, message.properties])
  assert.deepEqual(properties, [
    ['experimentView', { experiment: 'header', variationId: '1' }],
    ['experimentView', { experiment: 'header', variationId: '0' }],
  ])
  assert.equal(state.flushes, 2)
  visitor = 'browser-2'
  await expose({ experiment: 'header', variationId: '0' })
  assert.equal(state.flushes, 3, 'a browser with a new id is another visitor')
  assert.ok(eventSchemas.experimentView.safeParse({ experiment: 'header', variationId: '1' }).success)
})
