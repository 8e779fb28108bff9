import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { redirectLocation, formOf, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { loadSettings } from './load-settings.ts'
import { changeSettings } from './settings-actions.ts'

const shop = await openTestShop([])
before(() => loadTexts('en', ['account/settings']))
const path = '/account/settings'
const load = async (visitor: Visitor) => (await loadSettings(pageContextOf(visitor), pageAt(path))).view
const send = (visitor: Visitor, fields: Record<string, string>) =>
  changeSettings(pageContextOf(visitor), formOf(fields))

test('a guest who opens the settings is redirected to login and back [ACCOUNT-017]', async () => {
  const guest = shop.visit()
  const login = `/login?redirect=${encodeURIComponent(path)}`
  assert.equal(await redirectLocation(loadSettings(pageContextOf(guest), pageAt(path))), login)
  assert.equal(await redirectLocation(send(guest, { op: 'devices' })), login)
})

test('newsletters can be selected individually and left all at once [NEWS-201, NEWS-401]', async () => {
  const ann = await customerOf(shop, 'Ann')
  const on = async () => (await load(ann)).newsletters.filter(({ isOn }) => isOn).map(({ key }) => key)
  assert.deepEqual(await on(), [])
  const form = new URLSearchParams([
    ['op', 'newsletters'],
    ['newsletters', 'newsletter'],
    ['newsletters', 'rapidfire'],
  ])
  assert.equal(await redirectLocation(changeSettings(pageContextOf(ann), form)), `${path}?done=newsletters#newsletters`)
  assert.deepEqual(await on(), ['newsletter', 'rapidfire'])
  await send(ann, { op: 'newsletters', newsletters: 'rapidfire' })
  assert.deepEqual(await on(), ['rapidfire'])
  await send(ann, { op: 'leave-all', newsletters: 'rapidfire' })
  assert.deepEqual(await on(), [])
})

test('logging out another device twice succeeds', async () => {
  const bea = await customerOf(shop, 'Bea')
  const { email } = await bea.call('GET /svc_customer/customer', {})
  const other = shop.visit('CAN')
  await other.call('POST /svc_session/session/login', {
    body: { email, password: 'a long enough password' },
    key: randomUUID(),
  })
  const { devices } = await load(bea)
  assert.equal(devices.filter(({ isCurrent }) => isCurrent).length, 1)
  assert.equal(devices.length, 2)
  const device = devices.find(({ isCurrent }) => !isCurrent)!.id
  for (let time = 0; time < 2; time += 1)
    assert.equal(await redirectLocation(send(bea, { op: 'device', device })), `${path}?done=device#devices`)
  assert.equal((await load(bea)).devices.length, 1)
})

test('changing the password requires the current one, and the page explains any problem', async () => {
  const cy = await customerOf(shop, 'Cy')
  assert.deepEqual(await send(cy, { op: 'password', current: '', password: '' }), {
    status: 422,
    data: { kind: 'missing' },
  })
  assert.deepEqual(await send(cy, { op: 'password', current: 'wrong one', password: 'correct horse battery' }), {
    status: 422,
    data: { kind: 'wrong' },
  })
  assert.deepEqual(await send(cy, { op: 'password', current: 'a long enough password', password: 'short' }), {
    status: 422,
    data: { kind: 'weak', problem: 'short', least: 8, most: 128 },
  })
  const right = { op: 'password', current: 'a long enough password', password: 'correct horse battery' }
  const twice = { ...right, key: (await load(cy)).key }
  for (let press = 0; press < 2; press += 1)
    assert.equal(await redirectLocation(send(cy, twice)), `${path}?done=password`)
})
