import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultRoles } from './roles.ts'
import { isNonProductionHost, mayOpenOrderManager } from './order-manager.ts'

test('without host patterns, only loopback names are non-production [ADMIN-009]', () => {
  const hosts = ['localhost', 'LOCALHOST', 'gbr.localhost', '127.0.0.1', '[::1]', 'localhost.']
  assert.deepEqual(
    hosts.map((host) => isNonProductionHost(host, [])),
    hosts.map(() => true),
  )
  for (const host of [
    'shop.example',
    'staging.shop.example',
    'localhost.evil.example',
    'notlocalhost',
    '127.0.0.2',
    '',
  ])
    assert.equal(isNonProductionHost(host, []), false, host)
})

test('a host pattern is a name, or *. and a domain for all names below it, and replaces the loopback names [ADMIN-009]', () => {
  const patterns = ['staging.shop.example', '*.test']
  const at = (host: string) => isNonProductionHost(host, patterns)
  for (const host of ['staging.shop.example', 'Staging.Shop.Example', 'usa.test', 'a.b.test']) assert.ok(at(host), host)
  for (const host of [
    'shop.example',
    'x.staging.shop.example',
    'test',
    '.test',
    'usatest',
    'usa.test.evil',
    'localhost',
  ])
    assert.ok(!at(host), host)
})

test('only roles that may edit quotes on the site can open the order manager [ADMIN-012]', () => {
  const allowed = defaultRoles.flatMap(({ id, permissions }) => {
    const staff = { permissions: new Set(permissions), sites: ['USA' as const] }
    assert.equal(mayOpenOrderManager(staff, 'GBR'), false, id)
    return mayOpenOrderManager(staff, 'USA') ? [id] : []
  })
  assert.deepEqual(allowed, ['owner', 'manager', 'support'])
})
