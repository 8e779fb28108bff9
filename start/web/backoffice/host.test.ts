import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isBackOfficeHost } from './host.ts'

test('in live mode, the back office is served only on its configured host name, which prevents DNS rebinding', () => {
  const live = { mode: 'live', backOfficeUrl: 'https://office.shop.example' } as const
  const served = (host: string | undefined) => isBackOfficeHost(live, host)
  assert.deepEqual(
    [
      'office.shop.example',
      'OFFICE.shop.example:443',
      'localhost',
      'shop.example',
      'office.shop.example.evil',
      undefined,
    ].map(served),
    [true, true, false, false, false, false],
  )
})

test('in demo mode, the back office is served on loopback names, even through a forwarded port', () => {
  const demo = { mode: 'demo', backOfficeUrl: 'http://localhost:3007' } as const
  const hosts = ['localhost:3007', '127.0.0.1:9000', '[::1]:3007', '192.0.2.1:3007', 'rebound.example']
  assert.deepEqual(
    hosts.map((host) => isBackOfficeHost(demo, host)),
    [true, true, true, false, false],
  )
})
