import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { openReturnDesk } from '#services/returns/returns-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { assertActionData, redirectLocation, formOf, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../texts.ts'
import { loadReturnPage } from './load-return-page.ts'
import { confirmReturn, loadConfirm, loadSelect, selectItems, type ConfirmResult } from './load-returns.ts'
import { selectionQuery } from './selection.ts'

const shop = await openTestShop()
const desk = openReturnDesk(shop)
before(() => loadTexts('en', ['returns']))

const start = '/rmaprocess/initiate'
async function prepared(qty = 1) {
  const { visitor, orderId, items } = await desk.delivered()
  const item = { itemId: items[0]!, qty, reason: 'changed_mind', condition: 'unopened' } as const
  const query = selectionQuery({ orderId, items: [item], resolution: 'refund' })
  const page = pageAt(`/rmaprocess/confirm?${query}`)
  return { visitor, orderId, itemId: item.itemId, page, context: pageContextOf(visitor) }
}
const returnsOf = async ({ visitor, orderId }: Awaited<ReturnType<typeof prepared>>) =>
  (await desk.returnable(visitor, orderId)).returns

test("a later return step without data, or with another shopper's order, redirects to the first step [RETURN-002, RETURN-003]", async () => {
  const { context, page, orderId } = await prepared()
  assert.equal(await redirectLocation(loadSelect(context, pageAt('/rmaprocess/select-items'))), start)
  assert.equal(await redirectLocation(loadConfirm(context, pageAt(`/rmaprocess/confirm?order=${orderId}`))), start)
  const foreign = pageContextOf(shop.visit())
  assert.equal(await redirectLocation(loadSelect(foreign, pageAt(`/rmaprocess/select-items?order=${orderId}`))), start)
  assert.equal(await redirectLocation(loadConfirm(foreign, page)), start)
})

test('selecting lines to return opens the confirmation with the selected units', async () => {
  const { context, orderId, itemId } = await prepared()
  const page = pageAt(`/rmaprocess/select-items?order=${orderId}`)
  assert.equal((await loadSelect(context, page)).view.order.items[0]!.returnable, 3)
  const fields = { [`qty.${itemId}`]: '2', [`reason.${itemId}`]: 'damaged', [`condition.${itemId}`]: 'used' }
  const to = await redirectLocation(selectItems(context, page, formOf({ ...fields, resolution: 'exchange' })))
  const { view } = await loadConfirm(context, pageAt(to))
  assert.deepEqual([view.selection.resolution, view.estimate.lines[0]!.qty], ['exchange', 2])
})

test('a return confirmation submitted twice requests one return, and both responses open its packing slip', async () => {
  const order = await prepared()
  const form = formOf({ agreed: 'yes', key: randomUUID(), comment: 'Too heavy' })
  const first = await redirectLocation(confirmReturn(order.context, order.page, form))
  assert.match(first, /^\/rmaprocess\/print\/R-\d{6}\/\d{4}-\d\d-\d\d$/)
  assert.equal(await redirectLocation(confirmReturn(order.context, order.page, form)), first)
  assert.equal((await returnsOf(order)).length, 1)
})

test('a return without the agreement is not requested, and the entered values are preserved', async () => {
  const order = await prepared()
  const key = randomUUID()
  const data = await assertActionData(confirmReturn(order.context, order.page, formOf({ comment: 'It rattles', key })))
  const { kind, comment, formKey } = data as ConfirmResult
  assert.deepEqual([kind, comment, formKey], ['agree', 'It rattles', key])
  assert.deepEqual(await returnsOf(order), [])
})

test('the return confirmation offers a gift card for the amount that gift cards did not pay, and requests the selected destination', async () => {
  const order = await prepared()
  const { estimate } = (await loadConfirm(order.context, order.page)).view
  assert.equal(estimate.toPayment, estimate.refund)
  const key = randomUUID()
  const selected = formOf({ refundTo: 'gift_card', key })
  const data = await assertActionData(confirmReturn(order.context, order.page, selected))
  assert.equal((data as ConfirmResult).refundTo, 'gift_card')
  await redirectLocation(
    confirmReturn(order.context, order.page, formOf({ agreed: 'yes', refundTo: 'gift_card', key })),
  )
  const { number } = (await returnsOf(order))[0]!
  assert.equal((await desk.read(order.visitor, number)).refundTo, 'gift_card')
})

test('an exchange requests the selected variant; without a variant, the form keeps its entries', async () => {
  const order = await prepared()
  const item = { itemId: order.itemId, qty: 1, reason: 'damaged', condition: 'unopened' } as const
  const query = selectionQuery({ orderId: order.orderId, items: [item], resolution: 'exchange' })
  const page = pageAt(`/rmaprocess/confirm?${query}`)
  const { variants } = (await loadConfirm(order.context, page)).view.order.items[0]!
  assert.deepEqual(variants, [{ sku: 'IW-PL-20', choice: '', isAvailable: true }])
  const key = randomUUID()
  const confirm = (variant: string) =>
    confirmReturn(
      order.context,
      page,
      formOf({ agreed: 'yes', key, comment: 'Cracked', [`variant.${item.itemId}`]: variant }),
    )
  const missing = (await assertActionData(confirm(''))) as ConfirmResult
  assert.deepEqual([missing.kind, missing.comment], ['variant', 'Cracked'])
  assert.equal(((await assertActionData(confirm('IW-RACK'))) as ConfirmResult).kind, 'variant')
  await redirectLocation(confirm('IW-PL-20'))
  const { number, resolution } = (await returnsOf(order))[0]!
  assert.equal(resolution, 'exchange')
  assert.equal((await desk.read(order.visitor, number)).items[0]!.wish, 'IW-PL-20')
})

test('if units were returned in the meantime, the shopper is redirected to the selection of units', async () => {
  const order = await prepared(3)
  const form = () => formOf({ agreed: 'yes', key: randomUUID() })
  await redirectLocation(confirmReturn(order.context, order.page, form()))
  const changed = `/rmaprocess/select-items?order=${order.orderId}&changed=1`
  assert.equal(await redirectLocation(confirmReturn(order.context, order.page, form())), changed)
  assert.equal(await redirectLocation(loadConfirm(order.context, order.page)), changed)
})

test('if a return request gets no response, its state is unknown, and the form preserves its key', async () => {
  const { context, page } = await prepared()
  const key = randomUUID()
  for (const [status, code, kind] of [
    [503, 'service_unavailable', 'unknown'],
    [0, 'offline', 'unknown'],
    [429, 'too_many_requests', 'busy'],
  ] as const) {
    const refused = Object.assign(new Error(code), { status, code, details: {} })
    const call = (() => Promise.reject(refused)) as unknown as typeof context.call
    const data = await assertActionData(confirmReturn({ ...context, call }, page, formOf({ agreed: 'yes', key })))
    assert.deepEqual([(data as ConfirmResult).kind, (data as ConfirmResult).formKey], [kind, key])
  }
})

test('the packing slip opens with a number and a date, and a guest without access must look up the order [RETURN-004]', async () => {
  const { context, page } = await prepared()
  const to = await redirectLocation(confirmReturn(context, page, formOf({ agreed: 'yes', key: randomUUID() })))
  const [, , , rmaNumber, dateIssued] = to.split('/')
  const own = await loadReturnPage(context, pageAt(to, { rmaNumber, dateIssued }))
  assert.ok(own.view.kind === 'return' && own.view.shown.number === rmaNumber)
  const [path] = [`/rmaprocess/print/${rmaNumber}`]
  const foreign = await loadReturnPage(pageContextOf(shop.visit()), pageAt(path, { rmaNumber }))
  assert.equal(foreign.view.kind, 'look-up')
  const missing = loadReturnPage(context, pageAt('/rmaprocess/print/none', { rmaNumber: 'none' }))
  await assert.rejects(missing, { status: 404 })
})

test('an order that has reached its limit of returns is reported on the confirmation', async () => {
  const { context, page } = await prepared()
  const refused = Object.assign(new Error('too_many_returns'), { status: 409, code: 'too_many_returns', details: {} })
  const call = (() => Promise.reject(refused)) as unknown as typeof context.call
  const form = formOf({ agreed: 'yes', key: randomUUID() })
  const data = await assertActionData(confirmReturn({ ...context, call }, page, form))
  assert.equal((data as ConfirmResult).kind, 'limit')
})

test('an unknown problem code in the URL of a return shows a general message', async () => {
  const { context, page } = await prepared()
  const form = formOf({ agreed: 'yes', key: randomUUID() })
  const rmaNumber = (await redirectLocation(confirmReturn(context, page, form))).split('/')[3]!
  const problemIn = async (query: string) => {
    const { view } = await loadReturnPage(context, pageAt(`/rmaprocess/print/${rmaNumber}${query}`, { rmaNumber }))
    assert.ok(view.kind === 'return')
    return view.problem
  }
  assert.deepEqual(
    [
      await problemIn(''),
      await problemIn('?problem=photo_too_large'),
      await problemIn('?problem=__proto__'),
      await problemIn('?problem=toString'),
    ],
    [null, 'photo_too_large', 'failed', 'failed'],
  )
})
