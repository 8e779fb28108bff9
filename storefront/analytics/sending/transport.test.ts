import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { messageLimits } from '#contract/analytics-messages.ts'
import { createTransport } from './transport.ts'

interface Body {
  sentAt: string
  batch: { id: number }[]
}

const start = Date.UTC(2026, 10, 20, 12)

/** Opens a transport that receives these statuses in turn, repeating the last one. */
function open(context: TestContext, statuses: (number | null)[] = [200]) {
  context.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: start })
  const posted: Body[] = []
  const beacons: Body[] = []
  const warnings: string[] = []
  const keepalives: boolean[] = []
  const state = { isOnline: true, isAllowed: true, acceptsBeacons: true, seconds: 0 }
  const transport = createTransport({
    post: async (body, keepalive) => {
      posted.push(JSON.parse(body) as Body)
      keepalives.push(keepalive)
      if (state.seconds > 0) await new Promise((resolve) => setTimeout(resolve, state.seconds * 1_000))
      return statuses[Math.min(posted.length, statuses.length) - 1]!
    },
    beacon: (body) => {
      if (state.acceptsBeacons) beacons.push(JSON.parse(body) as Body)
      return state.acceptsBeacons
    },
    isOnline: () => state.isOnline,
    isAllowed: () => state.isAllowed,
    now: Date.now,
    warn: (message) => void warnings.push(message),
  })
  const pass = async (milliseconds: number) => {
    context.mock.timers.tick(milliseconds)
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  const ids = (bodies: Body[]) => bodies.map(({ batch }) => batch.map(({ id }) => id))
  return { transport, posted, keepalives, beacons, warnings, state, pass, ids }
}

test('analytics events within two seconds are sent in one request with the time of sending', async (context) => {
  const { transport, posted, pass, ids } = open(context)
  transport.send({ id: 1 })
  await pass(1_000)
  transport.send({ id: 2 })
  assert.equal(posted.length, 0)
  await pass(1_000)
  assert.deepEqual(ids(posted), [[1, 2]])
  assert.equal(posted[0]!.sentAt, '2026-11-20T12:00:02.000Z')
})

test('an analytics request has at most 50 events and 64 KB', async (context) => {
  const { transport, posted, pass } = open(context)
  for (let id = 0; id < 60; id += 1) transport.send({ id })
  for (const id of [60, 61, 62]) transport.send({ id, text: 'é'.repeat(12_000) })
  for (let turn = 0; turn < 5; turn += 1) await pass(2_000)
  assert.deepEqual(
    posted.map(({ batch }) => batch.length),
    [50, 11, 1, 1],
  )
})

test('an analytics request that fails temporarily is retried up to three times, and then its events are dropped and counted', async (context) => {
  const { transport, posted, warnings, pass, ids } = open(context, [null, 503, 429, 500, 200])
  transport.send({ id: 1 })
  transport.send({ id: 2 })
  await pass(2_000)
  transport.send({ id: 3 })
  for (const wait of [5_000, 30_000, 120_000]) await pass(wait)
  assert.deepEqual(ids(posted).slice(0, 2), [
    [1, 2],
    [1, 2, 3],
  ])
  assert.deepEqual([posted.length, warnings], [4, ['analytics: 3 events dropped, status 500']])
  transport.send({ id: 4 })
  await pass(2_000)
  assert.deepEqual(ids(posted).at(-1), [4])
})

test('a refused analytics request is not retried', async (context) => {
  const { transport, posted, warnings, pass } = open(context, [403])
  transport.send({ id: 1 })
  for (let turn = 0; turn < 5; turn += 1) await pass(200_000)
  assert.deepEqual([posted.length, warnings], [1, ['analytics: 1 events dropped, status 403']])
})

test('while offline, analytics events wait, up to a limit, and are sent once the browser is online', async (context) => {
  const { transport, posted, warnings, state, pass } = open(context)
  state.isOnline = false
  for (let id = 0; id < 310; id += 1) transport.send({ id })
  await pass(600_000)
  transport.leave()
  assert.deepEqual([posted.length, warnings.length], [0, 10])
  state.isOnline = true
  await transport.flush()
  assert.equal(posted[0]!.batch[0]!.id, 0)
})

test('when the page closes, waiting analytics events are sent by a beacon, and are not sent twice', async (context) => {
  const { transport, posted, beacons, state, pass, ids } = open(context)
  for (let id = 0; id < 60; id += 1) transport.send({ id })
  transport.leave()
  await pass(10_000)
  assert.deepEqual([beacons.map(({ batch }) => batch.length), posted], [[50, 10], []])
  state.acceptsBeacons = false
  transport.send({ id: 60 })
  transport.leave()
  await pass(2_000)
  assert.deepEqual(ids(posted), [[60]])
})

test('after consent is withdrawn, waiting analytics events are not sent', async (context) => {
  const { transport, posted, pass } = open(context)
  transport.send({ id: 1 })
  transport.clear()
  await pass(10_000)
  assert.deepEqual(posted, [])
})

test('an analytics request in flight when consent is withdrawn is not retried, even if consent is given again', async (context) => {
  const { transport, posted, warnings, state, pass, ids } = open(context, [503, 200])
  state.seconds = 3
  transport.send({ id: 1 })
  await pass(2_000)
  assert.deepEqual(ids(posted), [[1]])
  state.isAllowed = false
  transport.clear()
  state.isAllowed = true
  transport.send({ id: 2 })
  for (const wait of [3_000, 2_000, 3_000, 600_000]) await pass(wait)
  assert.deepEqual([ids(posted), warnings], [[[1], [2]], []])
})

test('consent withdrawn in a different tab stops analytics requests and beacons', async (context) => {
  const { transport, posted, beacons, state, pass } = open(context)
  transport.send({ id: 1 })
  state.isAllowed = false
  await pass(2_000)
  transport.send({ id: 2 })
  transport.leave()
  state.isAllowed = true
  await pass(600_000)
  assert.deepEqual([posted, beacons], [[], []])
})

test('an event during a failing analytics request does not shorten the wait before its retry', async (context) => {
  const { transport, posted, state, pass, ids } = open(context, [503, 200])
  state.seconds = 1
  transport.send({ id: 1 })
  await pass(2_000)
  transport.send({ id: 2 })
  await pass(1_000)
  transport.send({ id: 3 })
  await pass(4_999)
  assert.equal(posted.length, 1)
  await pass(1)
  assert.deepEqual(ids(posted), [[1], [1, 2, 3]])
})

test('an analytics event above the size limit is dropped with a count, and the events around it are sent', async (context) => {
  const { transport, posted, warnings, pass, ids } = open(context)
  const around = JSON.stringify({ id: 2, text: '' }).length
  transport.send({ id: 1, text: 'x'.repeat(messageLimits.message - around + 1) })
  transport.send({ id: 2, text: 'x'.repeat(messageLimits.message - around) })
  await pass(2_000)
  assert.deepEqual([ids(posted), warnings], [[[2]], ['analytics: 1 events dropped, too long']])
})

test('only an analytics request below 60 KB outlives the page', async (context) => {
  const { transport, keepalives, pass } = open(context)
  for (const length of [30_000, 1_000]) {
    transport.send({ id: 1, text: 'x'.repeat(length) })
    transport.send({ id: 2, text: 'x'.repeat(31_900) })
    await pass(2_000)
  }
  assert.deepEqual(keepalives, [false, true])
})

test('an analytics flush during a request resolves after the events that the request does not include were sent', async (context) => {
  const { transport, posted, state, pass, ids } = open(context)
  state.seconds = 1
  transport.send({ id: 1 })
  const first = transport.flush()
  transport.send({ id: 2 })
  let isDone = false
  const second = transport.flush().then(() => (isDone = true))
  await pass(1_000)
  assert.deepEqual([ids(posted), isDone], [[[1], [2]], false])
  await pass(1_000)
  await Promise.all([first, second])
  assert.equal(posted.length, 2)
})

test('an analytics flush stops when a request fails temporarily', async (context) => {
  const { transport, posted, pass } = open(context, [503, 200])
  transport.send({ id: 1 })
  await transport.flush()
  assert.equal(posted.length, 1)
  await pass(5_000)
  assert.equal(posted.length, 2)
})
