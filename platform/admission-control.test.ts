import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { performance } from 'node:perf_hooks'
import type { ServerResponse } from 'node:http'
import { test, type TestContext } from 'node:test'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { createAdmissionQueue, adaptiveConcurrency } from './admission-control.ts'

const full = { isFull: () => true }

function enqueueOne({ enqueue }: Pick<ReturnType<typeof createAdmissionQueue>, 'enqueue'>) {
  const response = new EventEmitter()
  const state = { is: 'waiting' }
  enqueue(
    response as ServerResponse,
    () => (state.is = 'begun'),
    () => (state.is = 'refused'),
  )
  return { state, respond: () => response.emit('prefinish'), goAway: () => response.emit('close') }
}
const statesOf = (requests: readonly ReturnType<typeof enqueueOne>[]) => requests.map(({ state }) => state.is).join(' ')

test('requests above the concurrency limit start in order as responses finish', async () => {
  const admit = createAdmissionQueue({ ...full, room: () => 2, maxWaiting: 9, waitMs: 60_000 })
  const requests = Array.from({ length: 4 }, () => enqueueOne(admit))
  assert.equal(statesOf(requests), 'begun begun waiting waiting')
  requests[1]!.respond()
  requests[1]!.goAway()
  assert.equal(statesOf(requests), 'begun begun waiting waiting')
  await turn()
  await turn()
  assert.equal(statesOf(requests), 'begun begun begun waiting')
  requests[0]!.respond()
  requests[2]!.respond()
  await turn()
  assert.equal(statesOf(requests), 'begun begun begun begun')
  assert.equal(statesOf([enqueueOne(admit), enqueueOne(admit)]), 'begun waiting')
})

test('a lowered concurrency limit takes effect as responses finish', async () => {
  let room = 3
  const admit = createAdmissionQueue({ ...full, room: () => room, maxWaiting: 9, waitMs: 60_000 })
  const before = [enqueueOne(admit), enqueueOne(admit), enqueueOne(admit)]
  room = 2
  const requests = [enqueueOne(admit), enqueueOne(admit)]
  assert.equal(statesOf([...before, ...requests]), 'begun begun begun waiting waiting')
  before[0]!.respond()
  await turn()
  assert.equal(statesOf(requests), 'waiting waiting')
  before[1]!.respond()
  await turn()
  assert.equal(statesOf(requests), 'begun waiting')
})

test('a saturated event loop lowers the concurrency limit to 2', async () => {
  const { room, isFull } = adaptiveConcurrency(256)
  assert.equal(room(0), 16)
  while (room(0) > 2) {
    const startedAt = performance.now()
    while (performance.now() - startedAt < 40);
    await turn()
  }
  assert.ok(isFull())
})

/** Mocks an event loop with a scripted utilization and clock. */
function loopWith(t: TestContext, max: number) {
  let utilization = 0
  t.mock.timers.enable({ apis: ['setInterval'] })
  t.mock.method(performance, 'eventLoopUtilization', () => ({ idle: 0, active: 0, utilization }))
  const loop = adaptiveConcurrency(max)
  const after = (active: number, part = 0) => {
    utilization = part
    loop.room(active)
    t.mock.timers.tick(100)
    return loop.room(0)
  }
  return { ...loop, after }
}

test('after saturation, the concurrency limit recovers to its initial value, and doubles while it is fully used', (t) => {
  const { after, isFull } = loopWith(t, 64)
  assert.deepEqual([after(16, 0.9), isFull()], [2, true])
  assert.deepEqual([after(0), after(0), after(0), after(0), isFull()], [4, 8, 16, 16, false])
  assert.deepEqual([after(16), after(32), after(64), after(64)], [32, 64, 64, 64])
  assert.deepEqual([after(20), after(15), after(7), after(0)], [64, 32, 16, 16])
})

test('a waiting request starts when the concurrency limit rises, even if no other request starts or ends', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'setImmediate'] })
  let room = 1
  const admit = createAdmissionQueue({ isFull: () => false, room: () => room, maxWaiting: 9, waitMs: 3_000 })
  const requests = [enqueueOne(admit), enqueueOne(admit), enqueueOne(admit)]
  t.mock.timers.tick(1_000)
  assert.equal(statesOf(requests), 'begun waiting waiting')
  room = 2
  t.mock.timers.tick(101)
  assert.equal(statesOf(requests), 'begun begun waiting')
  t.mock.timers.tick(2_000)
  assert.equal(statesOf(requests), 'begun begun refused')
})

test('a saturated process starts one waiting request per event loop turn, even if each finishes immediately', async () => {
  const admit = createAdmissionQueue({ ...full, room: () => 1, maxWaiting: 9, waitMs: 60_000 })
  const first = enqueueOne(admit)
  const begun: number[] = []
  let turns = 0
  for (let at = 0; at < 3; at++) {
    const response = new EventEmitter()
    admit.enqueue(
      response as ServerResponse,
      () => {
        begun.push(turns)
        response.emit('prefinish')
      },
      () => {},
    )
  }
  first.respond()
  for (; turns < 5; turns++) await turn()
  assert.equal(new Set(begun).size, 3)
})

test('during a priority request, waiting requests start at longer intervals, and immediately when it ends', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const admit = createAdmissionQueue({ ...full, room: () => 1, maxWaiting: 9, waitMs: 60_000 })
  const first = enqueueOne(admit)
  const urgent = new EventEmitter()
  admit.admitNow(urgent as ServerResponse)
  const requests = [enqueueOne(admit), enqueueOne(admit)]
  first.respond()
  t.mock.timers.tick(9)
  await turn()
  assert.equal(statesOf(requests), 'waiting waiting')
  t.mock.timers.tick(1)
  assert.equal(statesOf(requests), 'begun waiting')
  requests[0]!.respond()
  await turn()
  assert.equal(statesOf(requests), 'begun waiting')
  urgent.emit('prefinish')
  await turn()
  assert.equal(statesOf(requests), 'begun begun')
})

test('a request is refused when the queue is full or its wait times out, and a disconnected client is removed without a refusal', async () => {
  const admit = createAdmissionQueue({ ...full, room: () => 1, maxWaiting: 2, waitMs: 20 })
  const requests = Array.from({ length: 4 }, () => enqueueOne(admit))
  assert.equal(statesOf(requests), 'begun waiting waiting refused')
  requests[1]!.goAway()
  await pause(60)
  assert.equal(statesOf(requests), 'begun waiting refused refused')
  requests[0]!.goAway()
  await turn()
  assert.equal(statesOf([enqueueOne(admit)]), 'begun')
})

test('an idle process starts all waiting requests in one turn, even during a priority request', async () => {
  let room = 1
  const admit = createAdmissionQueue({ room: () => room, isFull: () => false, maxWaiting: 400, waitMs: 60_000 })
  const first = enqueueOne(admit)
  admit.admitNow(new EventEmitter() as ServerResponse)
  const requests = Array.from({ length: 300 }, () => enqueueOne(admit))
  room = 256
  first.respond()
  await turn()
  assert.equal(requests.filter(({ state }) => state.is === 'begun').length, 256)
  for (const each of requests.slice(0, 256)) each.respond()
  await turn()
  assert.equal(requests.filter(({ state }) => state.is === 'begun').length, 300)
})
