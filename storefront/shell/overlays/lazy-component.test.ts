import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lazyComponent } from './lazy-component.ts'

const Shown = () => null

test('a lazy component is available once its code has loaded, and is not loaded again', async () => {
  let loads = 0
  let notified = 0
  const lazy = lazyComponent(async () => {
    loads += 1
    return Shown
  })
  lazy.subscribe(() => (notified += 1))
  assert.equal(lazy.current(), null)
  await lazy.load('en')
  await lazy.load('en')
  assert.deepEqual([lazy.current(), loads, notified], [Shown, 1, 1])
})

test('a lazy component that failed to load is loaded again by the next call', async () => {
  const results = [Promise.reject(new TypeError('offline')), Promise.resolve(Shown)]
  results[0]!.catch(() => {})
  const lazy = lazyComponent(() => results.shift()!)
  await assert.rejects(lazy.load('en'), TypeError)
  assert.equal(lazy.current(), null)
  await lazy.load('en')
  assert.equal(lazy.current(), Shown)
})
