import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  chosenEntries,
  entryProblems,
  initialEntries,
  isFinished,
  mayShareNumber,
  requestsOf,
  withChange,
  withKeys,
  withTrackingNumber,
  withResults,
  withSharedNumber,
  type BatchEntry,
} from './batch-entries.ts'

const contents = (packageNumber: number, carrier = 'UPS') => ({ packageNumber, label: 'Ground', carrier, units: [] })
const order = (orderId: string, packages = [contents(1)], isPickup = false) => ({
  orderId,
  site: 'USA' as const,
  name: 'Ann Lee',
  city: 'Columbus',
  isPickup,
  hasOpenRequest: false,
  closed: null,
  packages,
})
let keys = 0
const newKey = () => `key-${(keys += 1)}`
const scan = (entries: readonly BatchEntry[], id: string, number: string) =>
  entries.map((entry) => (entry.id === id ? withTrackingNumber(entry, number) : entry))
const shipment = (trackingNumber: string) => ({ id: 'x', number: 1, carrier: 'ups', trackingNumber })

test('a scanned tracking number selects its package, and only selected packages are sent, each with a key', () => {
  const entries = withKeys(
    scan(initialEntries([order('1', [contents(1), contents(2)]), order('2')]), '1-2', '1Z'),
    newKey,
  )
  const [request] = requestsOf(entries)
  assert.deepEqual(
    request!.map(({ orderId, packageNumber, carrier, trackingNumber }) => [
      orderId,
      packageNumber,
      carrier,
      trackingNumber,
    ]),
    [['1', 2, 'ups', '1Z']],
  )
  assert.match(request![0]!.key, /^key-/)
})

test('after a lost response, a package is sent again with the same key, and after a refusal with a new key', () => {
  const entries = withKeys(scan(initialEntries([order('1')]), '1-1', '1Z'), newKey)
  const first = requestsOf(entries)[0]![0]!
  assert.equal(requestsOf(withKeys(entries, newKey))[0]![0]!.key, first.key)
  const refused = withResults(entries, [{ key: first.key, shipment: null, refused: 'already_shipped' }])
  assert.deepEqual(
    [refused[0]!.trackingNumber, refused[0]!.isChosen, refused[0]!.result?.refused],
    ['1Z', false, 'already_shipped'],
  )
  const again = withKeys(scan(refused, '1-1', '1Z-2'), newKey)
  assert.deepEqual([again[0]!.result, again[0]!.key === first.key], [null, false])
})

test('shipped packages are not sent again, and the other packages keep their tracking numbers', () => {
  const scanned = scan(scan(initialEntries([order('1'), order('2')]), '1-1', 'A'), '2-1', 'B')
  const entries = withKeys(scanned, newKey)
  const after = withResults(entries, [{ key: entries[0]!.key!, shipment: shipment('A'), refused: null }])
  assert.deepEqual(
    chosenEntries(after).map(({ id, trackingNumber }) => [id, trackingNumber]),
    [['2-1', 'B']],
  )
  assert.deepEqual(after.map(isFinished), [true, false])
})

test('while a batch is sent, a scan into another package is stored, and the packages in the batch remain unchanged', () => {
  const sent = withKeys(scan(initialEntries([order('1'), order('2')]), '1-1', 'A'), newKey)
  const scanDuring = (entries: BatchEntry[], id: string, isSending: boolean) =>
    withChange(entries, { id, isSending }, (entry) => withTrackingNumber(entry, 'B')).map(
      (entry) => entry.trackingNumber,
    )
  assert.deepEqual(scanDuring(sent, '2-1', true), ['A', 'B'])
  assert.deepEqual(scanDuring(sent, '1-1', true), ['A', ''])
  assert.deepEqual(scanDuring(sent, '1-1', false), ['B', ''])
})

test('a tracking number used twice and a missing carrier are reported as problems with their packages', () => {
  const entries = scan(scan(initialEntries([order('1'), order('2'), order('3')]), '1-1', 'a1'), '2-1', 'A1')
  const unnamed = entries.map((entry) =>
    entry.id === '3-1' ? { ...entry, isChosen: true, carrier: { code: 'other', name: ' ' } } : entry,
  )
  assert.deepEqual(
    entryProblems(unnamed),
    new Map([
      ['3-1', 'carrierMissing'],
      ['2-1', 'other_order'],
    ]),
  )
})

test('staff can confirm one tracking number for two packages of an order, and another scan requires another confirmation', () => {
  const scanned = scan(scan(initialEntries([order('1', [contents(1), contents(2)])]), '1-1', 'P'), '1-2', 'p')
  const [first, second] = scanned as [BatchEntry, BatchEntry]
  assert.deepEqual(entryProblems(scanned), new Map([['1-2', 'same_order']]))
  assert.deepEqual([mayShareNumber(first, undefined), mayShareNumber(second, 'same_order')], [false, true])
  const confirmed = [first, withSharedNumber(second, true)]
  assert.equal(entryProblems(confirmed).size, 0)
  const sent = withKeys(confirmed, newKey)
  assert.deepEqual(
    requestsOf(sent)[0]!.map(({ sharesNumber }) => sharesNumber),
    [false, true],
  )
  const results = [{ key: sent[1]!.key!, shipment: null, refused: 'number_repeated' as const }]
  const refused = withResults([first, { ...sent[1]!, sharesNumber: false }], results)[1]!
  assert.ok(mayShareNumber(refused, undefined))
  assert.equal(scan(confirmed, '1-2', 'Q')[1]!.sharesNumber, false)
})

test('a pickup order is marked ready without a carrier or number, and large batches are sent in parts', () => {
  const orders = Array.from({ length: 60 }, (_, index) => order(String(index), [contents(1)], true))
  const entries = withKeys(
    initialEntries(orders).map((entry) => ({ ...entry, isChosen: true })),
    newKey,
  )
  assert.deepEqual(entryProblems(entries).size, 0)
  const parts = requestsOf(entries)
  assert.deepEqual(
    parts.map(({ length }) => length),
    [25, 25, 10],
  )
  assert.ok(parts.flat().every(({ carrier, trackingNumber }) => carrier === 'pickup' && trackingNumber === ''))
})
