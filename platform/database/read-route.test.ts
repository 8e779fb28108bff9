import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseLogPosition, routeRead } from './read-route.ts'

const there = { mark: 100n, replayed: 100n, waitedMs: 0, sinceGivenUpMs: Infinity }

test('a replica serves reads once it has replayed every change that this process knows of', () => {
  assert.equal(routeRead(there), 'replica')
  assert.equal(routeRead({ ...there, replayed: 101n }), 'replica')
  assert.notEqual(routeRead({ ...there, replayed: 99n }), 'replica')
})

test('a lagging replica is polled for 50 ms, and then the primary serves the read', () => {
  const behind = { ...there, replayed: 99n }
  assert.equal(routeRead({ ...there, replayed: null }), 'ask')
  assert.equal(routeRead(behind), 'ask')
  assert.equal(routeRead({ ...behind, waitedMs: 49 }), 'ask')
  assert.equal(routeRead({ ...behind, waitedMs: 50 }), 'give up')
})

test('a replica that did not catch up in time is avoided for a second', () => {
  assert.equal(routeRead({ ...there, sinceGivenUpMs: 999 }), 'primary')
  assert.equal(routeRead({ ...there, sinceGivenUpMs: 1_000 }), 'replica')
})

test('after lost notifications, only the primary serves reads', () => {
  assert.equal(routeRead({ ...there, mark: null }), 'primary')
})

test('WAL positions are compared as numbers, not as text', () => {
  assert.equal(parseLogPosition('0/10'), 16n)
  assert.equal(parseLogPosition('16/B374D848'), 0x16_b374d848n)
  assert.ok(parseLogPosition('10/0')! > parseLogPosition('9/FFFFFFFF')!)
  for (const text of ['', 'USA:product:7', '0/', '0/G', '123456789/0']) assert.equal(parseLogPosition(text), null, text)
})
