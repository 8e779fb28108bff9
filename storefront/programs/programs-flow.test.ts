import assert from 'node:assert/strict'
import { Redirect } from '#storefront/router/results.ts'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { agreementVersions } from '#domain/programs/agreements.ts'
import { statement } from '#platform/database.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { typedProducts } from '#services/testing/product-types-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { saveOutline } from '#services/programs/workouts/repository.ts'
import { addChoice } from '../catalog/compound/choice/add-choice.ts'
import { saveShipping } from '../checkout/checkout-actions.ts'
import { composeOrder } from '../checkout/placing/compose-order.ts'
import { loadCheckoutStep } from '../checkout/load-checkout.ts'
import { placeOrder, type PlaceResult } from '../checkout/placing/place-order.ts'
import {
  assertActionData,
  redirectLocation,
  formOf,
  guestAddress,
  pageAt,
  pageContextOf,
} from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../texts.ts'
import { loadProgram, loadPrograms } from './load-programs.ts'
import { changeProgram } from './program-actions.ts'

const shop = await openTestShop(typedProducts)
before(() => loadTexts('en', ['programs', 'checkout']))
const program = [{ productId: 63, qty: 1 }]
const pageOf = (id: string) => ({ ...pageAt(`/account/programming/${id}`), params: { id } })

async function placing(visitor: Visitor, ticked: Record<string, string>) {
  await reachReviewStep(shop, visitor, 'USA', program)
  const context = pageContextOf(visitor)
  const { checkout, key } = await loadCheckoutStep(context)
  const order = JSON.stringify(composeOrder('USA', checkout))
  return placeOrder(context, pageAt('/checkout/review'), formOf({ op: 'place', key, order, ...ticked }))
}

async function subscriber() {
  const visitor = await customerOf(shop)
  const to = await redirectLocation(placing(visitor, { 'agreed-subscription': agreementVersions.subscription }))
  await publishOrder(shop.deps, new URL(to, 'http://shop').searchParams.get('order')!)
  const { view } = await loadPrograms(pageContextOf(visitor))
  return { visitor, id: view[0]!.id }
}

test('the review step places a program order only with its agreement, and reports a missing agreement [PROGRAM-207]', async () => {
  const visitor = await customerOf(shop)
  const { refusal, agreed } = (await assertActionData(placing(visitor, {}))) as PlaceResult
  assert.equal(refusal.details['message'], 'Subscription Agree Missing')
  assert.deepEqual(agreed, {})
  const other = await customerOf(shop)
  const ticked = { 'agreed-subscription': agreementVersions.subscription }
  assert.match(await redirectLocation(placing(other, ticked)), /^\/checkout\/success\?order=/)
})

test('an order with nothing to ship goes from address to payment without a rate selection', async () => {
  const visitor = await customerOf(shop)
  await cartWith(visitor, program)
  const form = formOf(guestAddress)
  const to = await redirectLocation(saveShipping(pageContextOf(visitor), pageAt('/checkout/shipping'), form))
  assert.equal(to, '/checkout/payment')
})

test("the programs list shows a program's plan, price, status, and renewal, and the program's page also shows its invoices [PROGRAM-403]", async () => {
  const { visitor, id } = await subscriber()
  const { view: programs } = await loadPrograms(pageContextOf(visitor))
  const [first] = programs
  assert.deepEqual(
    [first!.name, first!.plan, first!.price, first!.suffix, first!.status, first!.cycles],
    ['program', 'Month', 2_900, '/mo', 'active', 1],
  )
  assert.ok(first!.renewsOn! > first!.beganOn)
  const { view } = await loadProgram(pageContextOf(visitor), pageOf(id))
  assert.deepEqual([view.card?.last4, view.invoices, view.weeks], ['1111', [], []])
})

test("canceling and reactivating change a program's status without JavaScript [PROGRAM-403]", async () => {
  const { visitor, id } = await subscriber()
  const context = pageContextOf(visitor)
  const statusNow = async () => (await loadProgram(context, pageOf(id))).view.status
  const post = (fields: Record<string, string>) => redirectLocation(changeProgram(context, pageOf(id), formOf(fields)))
  assert.equal(await post({ op: 'cancel', reason: 'An injury' }), `/account/programming/${id}?done=cancel`)
  assert.equal(await statusNow(), 'cancelled')
  await post({ op: 'reactivate' })
  assert.equal(await statusNow(), 'active')
})

test("a guest who opens a program is redirected to login, and a malformed or another customer's program id is not found [PROGRAM-402]", async () => {
  const locationOf = async (request: Promise<unknown>) => {
    const response = await request.then(
      () => null,
      (thrown: unknown) => thrown,
    )
    if (response instanceof Redirect) return response.to
    return (response as { status?: number } | null)?.status
  }
  const guest = pageContextOf(shop.visit())
  assert.equal(await locationOf(loadPrograms(guest)), '/login?redirect=%2Faccount%2Fprogramming')
  const { id } = await subscriber()
  const other = pageContextOf(await customerOf(shop))
  for (const each of [id, randomUUID(), 'no-id']) assert.equal(await locationOf(loadProgram(other, pageOf(each))), 404)
  assert.deepEqual((await loadPrograms(other)).view, [])
})

test('a guest who adds a program sees why login is required, and finds the program in the cart after login [PROGRAM-004]', async () => {
  const guest = shop.visit()
  const context = pageContextOf(guest)
  const form = { product: '63', choice: '1', qty: '1' }
  const to = await redirectLocation(addChoice(context, pageAt('/program'), formOf(form)))
  assert.equal(to, '/login?redirect=%2Fcart&for=program')
  await customerOf(shop, 'Ann', guest)
  const cart = await guest.call('GET /svc_list/cart', { query: {} })
  assert.deepEqual(
    cart?.lines.map(({ productId }) => productId),
    [63],
  )
  const added = await redirectLocation(addChoice(context, pageAt('/program'), formOf({ ...form, product: '51' })))
  assert.equal(added, '/cart')
})

test('a workout can be marked as done and annotated without JavaScript, and the calendar expands the current week', async () => {
  const { visitor, id } = await subscriber()
  const context = pageContextOf(visitor)
  const days = [1, 3].flatMap((day) => [1, 2].map((week) => ({ week, day, title: `W${week}`, summary: '5 × 5' })))
  await shop.db.transaction((tx) => saveOutline(tx, 63, days))
  const load = async () => (await loadProgram(context, pageOf(id))).view
  const { today } = await visitor.call('GET /svc_programming/programs/{id}', { params: { id } })
  await shop.db.run(statement('test.begin', 'update program_subscription set began_on = $2 where id = $1'), [id, today])
  const before = await load()
  assert.deepEqual([before.openWeek, before.weeks[0]?.workouts.map(({ isToday }) => isToday)], [1, [true, false]])
  const post = (fields: Record<string, string>) => redirectLocation(changeProgram(context, pageOf(id), formOf(fields)))
  const to = await post({ op: 'record', week: '1', day: '1', note: 'Felt light', score: '100 kg' })
  assert.equal(to, `/account/programming/${id}?done=record&item=workout-1-1#workout-1-1`)
  await post({ op: 'done', week: '1', day: '1' })
  const [first] = (await load()).weeks[0]!.workouts
  assert.deepEqual([first?.isDone, first?.note, first?.score], [true, 'Felt light', '100 kg'])
  await post({ op: 'undone', week: '1', day: '1' })
  const lines = Array.from({ length: 500 }, () => 'a').join('\r\n')
  await post({ op: 'record', week: '1', day: '1', note: `${lines}b`, score: '90 kg' })
  const [changed] = (await load()).weeks[0]!.workouts
  assert.deepEqual(
    [changed?.isDone, changed?.note.length, changed?.note.at(-1), changed?.score],
    [false, 1_000, 'b', '90 kg'],
  )
  await post({ op: 'done', week: '1', day: '1' })
  const [ticked] = (await load()).weeks[0]!.workouts
  assert.deepEqual([ticked?.isDone, ticked?.note, ticked?.score], [true, changed?.note, '90 kg'])
  const long = formOf({ op: 'record', week: '1', day: '1', note: `${lines}bb` })
  assert.deepEqual(await assertActionData(changeProgram(context, pageOf(id), long)), {
    op: 'record',
    problem: 'too_long',
  })
  assert.equal(await post({ op: 'done', week: '0', day: '9' }), `/account/programming/${id}`)
  const form = formOf({ op: 'done', week: '7', day: '1' })
  assert.deepEqual(await assertActionData(changeProgram(context, pageOf(id), form)), {
    op: 'done',
    problem: 'workout_not_found',
  })
})
