import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { assertRedirects, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { loadProfile } from './load-profile.ts'
import { saveProfile } from './save-profile.ts'

const shop = await openTestShop([])
before(() => loadTexts('en', ['account/profile']))
const path = '/account/about-me'
const load = async (visitor: Visitor) => (await loadProfile(pageContextOf(visitor), pageAt(path))).view
const send = (visitor: Visitor, fields: [string, string][]) =>
  saveProfile(pageContextOf(visitor), new URLSearchParams(fields))
const you: [string, string][] = [
  ['firstname', 'Ann'],
  ['lastname', 'Lee'],
  ['telephone', '+1 614 555 0100'],
  ['birthdate', '1990-02-28'],
  ['company', ''],
]

test('a guest is redirected to login and back [ACCOUNT-017]', async () => {
  const login = `/login?redirect=${encodeURIComponent(path)}`
  assert.equal(await assertRedirects(loadProfile(pageContextOf(shop.visit()), pageAt(path))), login)
  assert.equal(await assertRedirects(send(shop.visit(), you)), login)
})

test('name, interests and occupation are saved with one button [ACCOUNT-411]', async () => {
  const ann = await customerOf(shop, 'Ann')
  const fields: [string, string][] = [
    ...you,
    ['interests', 'strongman'],
    ['interests', 'homeGym'],
    ['primary', 'homeGym'],
    ['occupations', 'coach'],
    ['occupations', 'wizard'],
  ]
  assert.equal(await assertRedirects(send(ann, fields)), `${path}?done=saved`)
  const view = await load(ann)
  assert.deepEqual([view.firstname, view.lastname, view.birthdate], ['Ann', 'Lee', '1990-02-28'])
  assert.deepEqual([view.interests, view.primary, view.occupations], [['strongman', 'homeGym'], 'homeGym', ['coach']])
  await send(ann, you)
  const cleared = await load(ann)
  assert.deepEqual([cleared.interests, cleared.primary, cleared.occupations], [[], null, []])
})

test('a wrong field is named, and what was typed stays', async () => {
  const bea = await customerOf(shop, 'Bea')
  const result = await send(bea, [
    ['firstname', 'Bea'],
    ['telephone', 'call me'],
    ['interests', 'powerlifting'],
  ])
  assert.ok('status' in result && result.status === 422)
  const { kind, rules, typed } = result.data as { kind: string; rules: object; typed: { telephone: string } }
  assert.deepEqual([kind, rules, typed.telephone], ['fields', { telephone: 'telephone' }, 'call me'])
})
