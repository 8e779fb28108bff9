import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceName } from './device.ts'

test('a device name consists of browser and system, without versions', () => {
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1'
  const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'
  const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
  assert.deepEqual([safari, edge, android].map(deviceName), ['Safari, iPhone', 'Edge, Windows', 'Chrome, Android'])
})

test('an unknown or hostile user agent results in an empty device name', () => {
  for (const agent of ['', 'curl/8.0', '<script>alert(1)</script>']) assert.equal(deviceName(agent), '')
})
