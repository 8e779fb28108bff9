import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Signal } from '#storefront/analytics/signals/signal.ts'
import { sharedUrl, shareProduct } from './share-product.ts'

const product = { productId: 7, title: 'Iron Plate', url: 'https://shop.example/iron-plate' }

async function shareWith(share?: () => Promise<void>) {
  const copied: string[] = []
  const signals: Signal[] = []
  const copy = async (text: string) => void copied.push(text)
  const report = (signal: Signal) => void signals.push(signal)
  const service = await shareProduct(product, { ...(share && { share }), copy, report })
  return { service, copied, signals }
}

test('a product is shared through the share sheet if the browser has one, or else its link is copied', async () => {
  const signal = { kind: 'share', productId: 7 }
  const native = await shareWith(async () => {})
  assert.deepEqual(native, { service: 'native', copied: [], signals: [{ ...signal, service: 'native' }] })
  const copy = { service: 'copy', copied: [product.url], signals: [{ ...signal, service: 'copy' }] }
  assert.deepEqual(await shareWith(), copy)
})

test("a product's link is copied if the share sheet fails, but not if the shopper closes the share sheet", async () => {
  const failing = (name: string) => shareWith(() => Promise.reject(new DOMException('Not shared.', name)))
  for (const name of ['NotAllowedError', 'DataError']) {
    const { service, copied } = await failing(name)
    assert.deepEqual([service, copied], ['copy', [product.url]])
  }
  assert.deepEqual(await failing('AbortError'), { service: null, copied: [], signals: [] })
})

test('a product link that cannot be copied is an error, and no share is reported', async () => {
  const signals: Signal[] = []
  const denied = {
    copy: () => Promise.reject(new Error('denied')),
    report: (signal: Signal) => void signals.push(signal),
  }
  await assert.rejects(shareProduct(product, denied), { message: 'denied' })
  assert.deepEqual(signals, [])
})

test('a shared link preserves the selected options and omits tracking parameters and the fragment', () => {
  const address = 'https://shop.example/rail?color=red&utm_source=mail&gclid=1&srsltid=2#reviews'
  assert.equal(sharedUrl(address), 'https://shop.example/rail?color=red')
})
