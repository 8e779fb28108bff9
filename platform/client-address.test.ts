import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { test } from 'node:test'
import { clientAddress, parseNetworks } from './client-address.ts'

const requestFrom = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage
const proxies = parseNetworks('10.0.0.0/8, ::1')!

test("without a trusted proxy, the client address is the connection's, and x-forwarded-for is ignored", () => {
  assert.equal(clientAddress(requestFrom('203.0.113.7', '198.51.100.1'), new BlockList()), '203.0.113.7')
  assert.equal(clientAddress(requestFrom('203.0.113.7', '198.51.100.1'), proxies), '203.0.113.7')
})

test('behind trusted proxies, the client address is the last forwarded address that is not a proxy', () => {
  assert.equal(clientAddress(requestFrom('10.0.0.1', '198.51.100.1'), proxies), '198.51.100.1')
  assert.equal(
    clientAddress(requestFrom('::ffff:10.0.0.1', '1.2.3.4, 198.51.100.1, 10.9.9.9'), proxies),
    '198.51.100.1',
  )
  assert.equal(clientAddress(requestFrom('10.0.0.1'), proxies), '10.0.0.1')
  assert.equal(clientAddress(requestFrom('10.0.0.1', 'nonsense'), proxies), '10.0.0.1')
})

test('a forwarded address may have a port, and addresses listed before an invalid one are ignored', () => {
  assert.equal(clientAddress(requestFrom('10.0.0.1', '1.2.3.4, 198.51.100.1:4711'), proxies), '198.51.100.1')
  assert.equal(clientAddress(requestFrom('10.0.0.1', '1.2.3.4, [2001:db8::9]:4711'), proxies), '2001:db8:0:0::/64')
  assert.equal(clientAddress(requestFrom('10.0.0.1', '1.2.3.4, unknown'), proxies), '10.0.0.1')
})

test('an IPv6 client address is truncated to its /64 network', () => {
  assert.equal(clientAddress(requestFrom('2001:db8:1:2:3:4:5:6'), proxies), '2001:db8:1:2::/64')
  assert.equal(clientAddress(requestFrom('::1', '2001:db8::9'), proxies), '2001:db8:0:0::/64')
})

test('an invalid proxy network is rejected', () => {
  for (const wrong of ['', 'here', '10.0.0.0/99', '10.0.0.0/x']) assert.equal(parseNetworks(wrong), undefined, wrong)
})
