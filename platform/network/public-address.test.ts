import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPublic } from './public-address.ts'

test('only public internet addresses are recognized as public', () => {
  for (const address of [
    '93.184.216.34',
    '192.0.77.2',
    '172.32.0.1',
    '168.63.129.17',
    '198.20.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::1',
  ]) {
    assert.equal(isPublic(address), true, address)
  }
  const tunnels = ['2002:7f00:1::', '2001::7f00:1', '64:ff9b::7f00:1', '::ffff:127.0.0.1', '192.88.99.1']
  const reserved = ['198.18.0.1', '198.19.255.255', '168.63.129.16', '192.31.196.1', '192.52.193.1', '192.175.48.1']
  for (const address of [
    '',
    'localhost',
    '127.1',
    'fe80::1%lo',
    '3fff::1',
    'fc00::1',
    '10.0.0.1',
    ...tunnels,
    ...reserved,
  ]) {
    assert.equal(isPublic(address), false, address)
  }
})
