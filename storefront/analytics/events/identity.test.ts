import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { chooseAll } from '#domain/consent/choices.ts'
import { layerNow, openLayer, pageSignal, settlePromises } from '../layer-for-tests.ts'
import type { Signal } from '../signals/signal.ts'
import { createStamps } from '../visit/stamps.ts'

test('the identity has the login, the group, and the segments, and is sent once until it changes [ANALYTICS-473, ANALYTICS-474, ANALYTICS-475]', async () => {
  const { state, report, sent, names } = openLayer()
  const customer = { _id: 42, groupId: 3, primarySegment: 11, segments: [11, 12], email: 'ann@example.com' }
  await report({ kind: 'shopper', shopper: { exp: layerNow + 1_000, groupId: 3 } })
  assert.deepEqual([names(), state.requests, state.sessionEnd], [[], 1, layerNow + 1_000])
  const known: Signal = { kind: 'shopper', shopper: { exp: 0, groupId: 3, customer } }
  await report(known, known)
  const email = createHash('sha256').update('ann@example.com').digest('hex')
  const traits = { loggedIn: true, groupId: 3, primarySegment: 11, segments: [11, 12], email }
  assert.deepEqual(
    sent.map((message) => message.type === 'identify' && message.traits),
    [traits],
  )
})

test('a login and a logout are each sent once, triggered by the call and not by session responses [ANALYTICS-439, ANALYTICS-440]', async () => {
  const { state, report, names } = openLayer()
  const guest: Signal = { kind: 'shopper', shopper: { exp: 0, groupId: 0 } }
  const customer: Signal = { kind: 'shopper', shopper: { exp: layerNow + 60_000, groupId: 1 } }
  await report(guest, { kind: 'login' }, customer, customer)
  assert.deepEqual([names(), state.resets], [['identify', 'login'], 0])
  await report({ kind: 'logout' }, guest)
  assert.deepEqual([names(), state.resets], [['logout'], 1])
  // Without storage, every document reports the session again.
  await report(customer)
  // The session ended in a different tab, or while the browser was closed.
  await report(guest)
  assert.deepEqual([names(), state.resets], [[], 2])
})

test('giving consent while logged in identifies the customer but does not count as a login', async () => {
  const { state, report, names, layer } = openLayer({ isAllowed: false })
  const customer = { _id: 42, groupId: 3, primarySegment: 11, segments: [11, 12], email: 'ann@example.com' }
  const session: Signal = { kind: 'shopper', shopper: { exp: layerNow + 60_000, groupId: 3 } }
  await report(session, { kind: 'shopper', shopper: { exp: 0, groupId: 3, customer } }, session)
  state.isAllowed = true
  layer.followConsent()
  await settlePromises()
  assert.deepEqual([names(), state.requests], [['identify'], 0])
})

test("after a customer's session has ended, the next customer's details are requested again", async () => {
  const { state, report } = openLayer()
  const customer: Signal = { kind: 'shopper', shopper: { exp: layerNow + 60_000, groupId: 1 } }
  await report(customer, customer)
  assert.equal(state.requests, 1)
  await report({ kind: 'shopper', shopper: { exp: 0, groupId: 0 } }, customer)
  assert.equal(state.requests, 2)
  await report({ kind: 'session-end' }, customer)
  assert.equal(state.requests, 3)
})

test('after a logout, events have a new browser id that no earlier event has [ANALYTICS-444]', async () => {
  const local = new Map<string, string>()
  const storage = {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  }
  const stamps = createStamps({
    page: { cookie: '' },
    isHttps: true,
    session: storage,
    local: storage,
    choices: () => chooseAll(true),
    now: () => layerNow,
    newId: () => randomUUID(),
  })
  const { report, sent } = openLayer({ stamps })
  const customer = { _id: 42, groupId: 3, primarySegment: null, segments: [], email: 'ann@example.com' }
  await report({ kind: 'login' }, { kind: 'shopper', shopper: { exp: 0, groupId: 3, customer } })
  await report({ kind: 'logout' })
  await report(pageSignal({ url: '/' }))
  const idsOf = (isBefore: boolean) => {
    const logout = sent.findIndex((message) => message.type === 'track' && message.event === 'logout')
    const messages = isBefore ? sent.slice(0, logout + 1) : sent.slice(logout + 1)
    return new Set(messages.map(({ anonymousId }) => anonymousId))
  }
  assert.deepEqual([idsOf(true).size, idsOf(false).size], [1, 1])
  assert.equal(idsOf(true).isDisjointFrom(idsOf(false)), true)
})
