import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../../texts.ts'
import { loadProfile } from './load-profile.ts'
import { postProof } from './send-proof.ts'
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

test('a guest who opens the profile is redirected to login and back [ACCOUNT-017]', async () => {
  const login = `/login?redirect=${encodeURIComponent(path)}`
  assert.equal(await redirectLocation(loadProfile(pageContextOf(shop.visit()), pageAt(path))), login)
  assert.equal(await redirectLocation(send(shop.visit(), you)), login)
})

test('one profile submission saves name, interests, and occupation [ACCOUNT-411]', async () => {
  const ann = await customerOf(shop, 'Ann')
  const fields: [string, string][] = [
    ...you,
    ['interests', 'strongman'],
    ['interests', 'homeGym'],
    ['primary', 'homeGym'],
    ['occupations', 'coach'],
    ['occupations', 'wizard'],
  ]
  assert.equal(await redirectLocation(send(ann, fields)), `${path}?done=save`)
  const view = await load(ann)
  assert.deepEqual([view.firstname, view.lastname, view.birthdate], ['Ann', 'Lee', '1990-02-28'])
  assert.deepEqual([view.interests, view.primary, view.occupations], [['strongman', 'homeGym'], 'homeGym', ['coach']])
  await send(ann, you)
  const cleared = await load(ann)
  assert.deepEqual([cleared.interests, cleared.primary, cleared.occupations], [[], null, []])
})

test('an invalid profile field is reported by name, and the entered values are preserved', async () => {
  const bea = await customerOf(shop, 'Bea')
  await send(bea, [...you, ['interests', 'strongman']])
  const result = await send(bea, [
    ['firstname', 'Bea'],
    ['telephone', 'call me'],
    ['interests', 'powerlifting'],
  ])
  assert.ok('status' in result && result.status === 422)
  const { kind, rules, typed } = result.data as { kind: string; rules: object; typed: { telephone: string } }
  assert.deepEqual([kind, rules, typed.telephone], ['fields', { telephone: 'telephone' }, 'call me'])
  assert.deepEqual((await load(bea)).interests, ['strongman'], 'nothing is saved')
})

test('if the customer selects no primary interest, it is derived from the interests and stays unselected in the form', async () => {
  const cy = await customerOf(shop, 'Cy')
  await send(cy, [...you, ['interests', 'functional'], ['primary', '']])
  assert.equal((await load(cy)).primary, null)
  await send(cy, [...you, ['interests', 'functional'], ['interests', 'powerlifting'], ['primary', '']])
  assert.equal((await cy.call('GET /svc_customer/customer', {})).primarySegment, 11)
})

const proof = (bytes: string) => {
  const form = new FormData()
  form.set('kind', 'first-responder')
  form.set('proof', new File([bytes], 'card.pdf'))
  return form
}
const post = (visitor: Visitor, form: FormData) =>
  redirectLocation(postProof(pageContextOf(visitor), form, form.get('proof') as File))

test('a verification document can be uploaded without JavaScript, and a missing or invalid file is reported', async () => {
  const dee = await customerOf(shop, 'Dee')
  assert.equal(await post(dee, proof('')), `${path}?proof=type#verification`)
  assert.equal(await post(dee, proof('MZ')), `${path}?proof=type#verification`)
  for (let time = 0; time < 2; time += 1)
    assert.equal(await post(dee, proof('%PDF-1.7 card')), `${path}?done=proof#verification`)
  assert.deepEqual((await load(dee)).verification, { state: 'pending', kind: 'first-responder', reason: null })
  assert.match(await post(shop.visit(), proof('%PDF-1.7 card')), /^\/login\?/)
})
