import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { openLane, roomByLoop } from './lane.ts'

const full = { isFull: () => true }

/** A request in the lane, with what became of it. */
function ask({ whenThereIsRoom }: Pick<ReturnType<typeof openLane>, 'whenThereIsRoom'>) {
  const response = new EventEmitter()
  const state = { is: 'waiting' }
  whenThereIsRoom(
    response as ServerResponse,
    () => (state.is = 'begun'),
    () => (state.is = 'refused'),
  )
  return { state, answer: () => response.emit('prefinish'), goAway: () => response.emit('close') }
}
const statesOf = (asked: readonly ReturnType<typeof ask>[]) => asked.map(({ state }) => state.is).join(' ')

test('so many are worked on at once, the next ones in their order when an answer is made', async () => {
  const admit = openLane({ ...full, room: () => 2, mostWaiting: 9, waitMs: 60_000 })
  const asked = Array.from({ length: 4 }, () => ask(admit))
  assert.equal(statesOf(asked), 'begun begun waiting waiting')
  asked[1]!.answer()
  asked[1]!.goAway()
  assert.equal(statesOf(asked), 'begun begun waiting waiting')
  await turn()
  await turn()
  assert.equal(statesOf(asked), 'begun begun begun waiting')
  asked[0]!.answer()
  asked[2]!.answer()
  await turn()
  assert.equal(statesOf(asked), 'begun begun begun begun')
  assert.equal(statesOf([ask(admit), ask(admit)]), 'begun waiting')
})

test('a room that became smaller is kept to as answers are made', async () => {
  let room = 3
  const admit = openLane({ ...full, room: () => room, mostWaiting: 9, waitMs: 60_000 })
  const before = [ask(admit), ask(admit), ask(admit)]
  room = 2
  const asked = [ask(admit), ask(admit)]
  assert.equal(statesOf([...before, ...asked]), 'begun begun begun waiting waiting')
  before[0]!.answer()
  await turn()
  assert.equal(statesOf(asked), 'waiting waiting')
  before[1]!.answer()
  await turn()
  assert.equal(statesOf(asked), 'begun waiting')
})

test('a process that works without a pause has room for two at once, one that waits for as many as at first', async () => {
  const { room, isFull } = roomByLoop(256)
  const seen = new Set([room(0)])
  while (room(0) > 2) {
    const began = performance.now()
    while (performance.now() - began < 40);
    await turn()
  }
  assert.ok(isFull())
  while (room(0) < 16) {
    seen.add(room(0))
    await pause(10)
  }
  assert.deepEqual([...seen], [16, 2, 4, 8])
  assert.ok(!isFull())
})

test('a process that waits has room for more and more while it is used, and for fewer again when it is not', async () => {
  const { room } = roomByLoop(64)
  const seen = new Set([room(0)])
  await pause(300)
  seen.add(room(0))
  while (room(room(0)) < 64) {
    seen.add(room(0))
    await pause(10)
  }
  assert.deepEqual([...seen], [16, 32])
  while (room(0) > 16) await pause(10)
})

test('of those that wait one begins in a turn of the event loop, also where each is answered at once', async () => {
  const admit = openLane({ ...full, room: () => 1, mostWaiting: 9, waitMs: 60_000 })
  const first = ask(admit)
  const begun: number[] = []
  let turns = 0
  for (let at = 0; at < 3; at++) {
    const response = new EventEmitter()
    admit.whenThereIsRoom(
      response as ServerResponse,
      () => {
        begun.push(turns)
        response.emit('prefinish')
      },
      () => {},
    )
  }
  first.answer()
  for (; turns < 5; turns++) await turn()
  assert.equal(new Set(begun).size, 3)
})

test('while something urgent is under way those that wait begin further apart, and at once when it is over', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const admit = openLane({ ...full, room: () => 1, mostWaiting: 9, waitMs: 60_000 })
  const first = ask(admit)
  const urgent = new EventEmitter()
  admit.urgently(urgent as ServerResponse)
  const asked = [ask(admit), ask(admit)]
  first.answer()
  t.mock.timers.tick(9)
  await turn()
  assert.equal(statesOf(asked), 'waiting waiting')
  t.mock.timers.tick(1)
  assert.equal(statesOf(asked), 'begun waiting')
  asked[0]!.answer()
  await turn()
  assert.equal(statesOf(asked), 'begun waiting')
  urgent.emit('prefinish')
  await turn()
  assert.equal(statesOf(asked), 'begun begun')
})

test('who finds no room, or waits too long, is refused; who went away is neither answered nor refused', async () => {
  const admit = openLane({ ...full, room: () => 1, mostWaiting: 2, waitMs: 20 })
  const asked = Array.from({ length: 4 }, () => ask(admit))
  assert.equal(statesOf(asked), 'begun waiting waiting refused')
  asked[1]!.goAway()
  await pause(60)
  assert.equal(statesOf(asked), 'begun waiting refused refused')
  asked[0]!.goAway()
  await turn()
  assert.equal(statesOf([ask(admit)]), 'begun')
})

test('in a process that has time all who wait begin in one turn, whoever is about to buy', async () => {
  let room = 1
  const admit = openLane({ room: () => room, isFull: () => false, mostWaiting: 400, waitMs: 60_000 })
  const first = ask(admit)
  admit.urgently(new EventEmitter() as ServerResponse)
  const asked = Array.from({ length: 300 }, () => ask(admit))
  room = 256
  first.answer()
  await turn()
  assert.equal(asked.filter(({ state }) => state.is === 'begun').length, 256)
  for (const each of asked.slice(0, 256)) each.answer()
  await turn()
  assert.equal(asked.filter(({ state }) => state.is === 'begun').length, 300)
})
