import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { quoteDesk } from '#services/quotes/quotes-for-tests.ts'
import { cartWith, openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import {
  assertActionData,
  redirectLocation,
  customerAddress,
  formOf,
  pageAt,
  pageContextOf,
} from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../texts.ts'
import { loadQuote } from './load-quote.ts'
import { loadQuotes } from './load-quotes.ts'
import { requestQuote, respondToQuote, type QuoteResult } from './quote-actions.ts'

const shop = await openTestShop()
const { answer } = quoteDesk(shop)
before(() => loadTexts('en', ['quotes']))
const path = '/account/custom-quoting'

const list = async (visitor: Visitor) => (await loadQuotes(pageContextOf(visitor))).view
const show = async (visitor: Visitor, id: string, query = '') =>
  (await loadQuote(pageContextOf(visitor), pageAt(`${path}/${id}${query}`, { id }))).view
const ask = (visitor: Visitor, fields: Record<string, string>) =>
  requestQuote(pageContextOf(visitor), pageAt(path), formOf({ op: 'request', ...fields }))
const respond = (visitor: Visitor, id: string, form: Pick<FormData, 'get'>) =>
  respondToQuote(pageContextOf(visitor), pageAt(`${path}/${id}`, { id }), form)
const idOf = (address: string) => /custom-quoting\/([\w-]{36})/.exec(address)![1]!

async function requested(fields: Record<string, string> = {}) {
  const customer = await customerOf(shop)
  const cart = await cartWith(customer, [{ productId: 7, qty: 2 }])
  const id = idOf(await redirectLocation(ask(customer, { list: cart._id, title: 'For the club', ...fields })))
  return { customer, cart, id }
}

test('a guest who opens the quotes page is redirected to login', async () => {
  assert.match(await redirectLocation(loadQuotes(pageContextOf(shop.visit()))), /^\/login\?redirect=/)
  assert.match(await redirectLocation(ask(shop.visit(), { title: 'A rig', skus: 'IW-PL-20' })), /^\/login\?redirect=/)
})

test('a quote request becomes a quote with a total once staff respond, and accepting it opens checkout [ACCOUNT-413]', async () => {
  const { customer, id } = await requested()
  const [waiting] = (await list(customer)).quotes
  assert.deepEqual([waiting!.title, waiting!.state, waiting!.total], ['For the club', 'requested', null])
  const version = await answer(customer, id, 90)
  const [ready] = (await list(customer)).quotes
  assert.deepEqual([ready!.state, ready!.total], ['sent', 20_500])
  const view = await show(customer, id)
  assert.deepEqual([view.isPriced, view.note, view.versions.length], [true, 'Ours', 1])
  const accepted = respond(customer, id, formOf({ op: 'accept', version: String(version) }))
  assert.equal(await redirectLocation(accepted), `/checkout?quote=${id}`)
  assert.equal((await show(customer, id)).state, 'accepted')
  await customer.call('PUT /svc_checkout/chosen', { body: { listId: id }, key: randomUUID() })
  const checkout = await customer.call('GET /svc_checkout/checkout/{listId}', { params: { listId: id }, query: {} })
  assert.equal(checkout.totals.wire?.subtotal ?? 180, 180)
})

test('the quote form offers the cart, wishlist, and saved addresses, and sends SKUs, address, and day [ACCOUNT-413]', async () => {
  const customer = await customerOf(shop)
  assert.deepEqual((await list(customer)).sources, [])
  const cart = await cartWith(customer, [{ productId: 7, qty: 2 }])
  const wishlist = await customer.call('POST /svc_list/lists', { body: { type: 'wishlist' }, key: randomUUID() })
  await customer.call('POST /svc_list/lists/{id}/items', {
    params: { id: wishlist._id },
    body: { items: [{ productId: 8, qty: 1 }] },
    version: 'any',
    key: randomUUID(),
  })
  const { vatNumber: _, ...saved } = customerAddress
  await customer.call('POST /svc_customer/customer/address', { body: saved, key: randomUUID() })
  const { sources, addresses } = await list(customer)
  assert.deepEqual(sources, [
    { listId: cart._id, kind: 'cart', count: 2 },
    { listId: wishlist._id, kind: 'wishlist', count: 1 },
  ])
  assert.deepEqual(addresses, ['Ann Bell, 12 Forge Street, Columbus, OH 43215, United States'])
  const fields = { list: wishlist._id, title: 'Plates', skus: 'iw-bar-bk x 3', wanted: '2026-12-24' }
  const id = idOf(await redirectLocation(ask(customer, { ...fields, saved: addresses[0]!, delivery: ' ' })))
  const view = await show(customer, id)
  assert.deepEqual([view.delivery, view.wantedOn], [addresses[0], '2026-12-24'])
  assert.deepEqual(
    view.cart.lines.map(({ qty }) => qty),
    [1, 3],
  )
  const other = { list: '', title: 'Bars', skus: 'IW-BAR-BK', saved: 'other', delivery: 'Gym\r\n1 Main St' }
  const typed = idOf(await redirectLocation(ask(customer, other)))
  assert.equal((await show(customer, typed)).delivery, 'Gym\n1 Main St')
  const both = idOf(await redirectLocation(ask(customer, { ...other, saved: addresses[0]! })))
  assert.equal((await show(customer, both)).delivery, 'Gym\n1 Main St', 'a typed address is never dropped')
})

test('quote text of maximum length with line breaks arrives complete, and a longer text is an error', async () => {
  const text = ['x'.repeat(999), 'y'.repeat(1_000)].join('\r\n')
  const delivery = Array.from({ length: 250 }, () => 'z').join('\r\n')
  const { customer, id } = await requested({ message: text, delivery })
  const view = await show(customer, id)
  assert.deepEqual([view.message, view.delivery.length], [text.replace('\r', ''), 499])
  await redirectLocation(respond(customer, id, formOf({ op: 'message', text })))
  assert.equal((await show(customer, id)).messages[0]!.text.length, 2_000)
  const problemOf = async (fields: Record<string, string>) => {
    const { problem, entered } = (await assertActionData(ask(customer, { title: 'Bars', ...fields }))) as QuoteResult
    return [problem, entered['message'], entered['delivery']]
  }
  const long = `${text}x`
  assert.deepEqual(await problemOf({ message: long }), ['text', long.replace('\r', ''), ''])
  assert.deepEqual(await problemOf({ delivery: 'x'.repeat(501) }), ['delivery', '', 'x'.repeat(501)])
  const reason = formOf({ op: 'decline', reason: 'x'.repeat(501) })
  assert.equal(((await assertActionData(respond(customer, id, reason))) as QuoteResult).problem, 'reason')
  assert.equal((await show(customer, id)).state, 'requested')
})

test('the quote list shows the same total as the quote, with VAT rounded per unit and tax class [REGION-007]', async () => {
  const { customer, id } = await requested()
  await answer(customer, id, 90.03)
  const context = pageContextOf(customer)
  const shop = { ...context.shop, tax: { goods: 19 } }
  const { quotes } = (await loadQuotes({ ...context, shop })).view
  const { versions, total } = (await loadQuote({ ...context, shop }, pageAt(`${path}/${id}`, { id }))).view
  // 2 × 107.14, plus 29.75 for shipping. VAT on the sum would give 244.02.
  assert.deepEqual([quotes[0]!.total, total, versions[0]!.total], [24_403, 24_403, 24_403])
})

test('the quote form finds products by name, adds selected products to the SKUs, and preserves the entered values [ACCOUNT-413]', async () => {
  const customer = await customerOf(shop)
  const find = async (fields: [string, string][]) => {
    const form = new URLSearchParams([['title', 'Plates'], ['op', 'find'], ...fields])
    return (await assertActionData(requestQuote(pageContextOf(customer), pageAt(path), form))) as QuoteResult
  }
  const first = await find([['find', 'iron plate']])
  const plate = first.found!.find(({ name }) => name === 'Iron Plate')
  assert.equal(plate?.sku, 'IW-PL-20')
  const bar = (await find([['find', 'power bar']])).found![0]!
  assert.deepEqual([bar.sku, bar.url], [null, '/power-bar'])
  const second = await find([
    ['find', 'power bar'],
    ['skus', 'IW-BAR-BK x 2'],
    ['pick', 'IW-PL-20'],
  ])
  assert.deepEqual(
    [second.problem, second.entered['skus'], second.entered['title']],
    [null, 'IW-BAR-BK x 2\nIW-PL-20', 'Plates'],
  )
  assert.deepEqual((await find([['find', 'xylophone']])).found, [])
  assert.deepEqual((await find([['find', '']])).found, [])
  const form = new URLSearchParams([
    ['op', 'request'],
    ['title', 'Plates'],
    ['pick', 'IW-PL-20'],
    ['pick', 'IW-PL-25'],
  ])
  const id = idOf(await redirectLocation(requestQuote(pageContextOf(customer), pageAt(path), form)))
  assert.equal((await show(customer, id)).cart.lines.length, 2)
})

test('submitting a quote form twice requests one quote', async () => {
  const customer = await customerOf(shop)
  const form = { title: 'Plates', skus: 'IW-PL-20 x 2', key: randomUUID() }
  const both = await Promise.all([1, 2].map(() => redirectLocation(ask(customer, form))))
  assert.equal(both[0], both[1])
  assert.equal((await list(customer)).quotes.length, 1)
})

test('problems in a quote request are reported, and the entered values are preserved', async () => {
  const customer = await customerOf(shop)
  const problemOf = async (fields: Record<string, string>) => {
    const result = (await assertActionData(ask(customer, fields))) as QuoteResult
    assert.equal(result.entered['message'], 'Soon')
    return [result.problem, ...result.unknown]
  }
  const typed = { title: 'Plates', message: 'Soon' }
  assert.deepEqual(await problemOf({ ...typed, title: ' ' }), ['title'])
  assert.deepEqual(await problemOf(typed), ['list_empty'])
  assert.deepEqual(await problemOf({ ...typed, skus: 'two bars, please\nIW-PL-20' }), ['skus', 'two bars, please'])
  assert.deepEqual(await problemOf({ ...typed, skus: 'NONE-1 x 2\nIW-PL-20' }), ['skus', 'NONE-1'])
  assert.deepEqual(await problemOf({ ...typed, skus: 'IW-PL-20', wanted: '2020-01-01' }), ['date_past'])
  assert.deepEqual((await list(customer)).quotes, [])
})

test('quote versions are shown newest first, each with the changes from the previous one [ACCOUNT-413]', async () => {
  const { customer, id } = await requested()
  await answer(customer, id, 90)
  await customer.call('POST /svc_list/lists/{id}/items', {
    params: { id },
    body: { items: [{ productId: 8, qty: 1 }] },
    version: 'any',
    key: randomUUID(),
  })
  await answer(customer, id, 80)
  const [newest, first] = (await show(customer, id)).versions
  assert.deepEqual(
    newest!.lines.map(({ change, before: old, after }) => [change, old?.price ?? null, after?.price]),
    [
      ['changed', 9_000, 8_000],
      ['added', null, 8_000],
    ],
  )
  assert.deepEqual(
    [newest!.before, newest!.total, newest!.pdf],
    [1, 3 * 8_000 + 2_500, `/svc_list/quotes/${id}/answers/2/file`],
  )
  assert.deepEqual([first!.before, first!.lines[0]!.change], [null, 'same'])
})

test('a customer can request a change to a quote, send messages, and decline it', async () => {
  const { customer, id } = await requested()
  const to = `${path}/${id}`
  const message = { op: 'message', text: 'Do you deliver on Saturdays?', key: randomUUID() }
  for (let time = 0; time < 2; time += 1)
    assert.equal(await redirectLocation(respond(customer, id, formOf(message))), `${to}?done=message#messages`)
  assert.equal((await show(customer, id)).messages.length, 1)
  const empty = (await assertActionData(respond(customer, id, formOf({ op: 'message', text: ' ' })))) as QuoteResult
  assert.deepEqual([empty.problem, empty.op], ['text', 'message'])
  await answer(customer, id, 90)
  const vague = (await assertActionData(respond(customer, id, formOf({ op: 'change', text: '' })))) as QuoteResult
  assert.deepEqual([vague.problem, vague.op], ['text', 'change'])
  const change = formOf({ op: 'change', text: 'Four, please' })
  assert.equal(await redirectLocation(respond(customer, id, change)), `${to}?done=change#messages`)
  const view = await show(customer, id)
  assert.deepEqual([view.state, view.messages.at(-1)!.text], ['requested', 'Four, please'])
  assert.equal(view.versions.length, 1, 'the answer can still be read')
  assert.equal(
    await redirectLocation(respond(customer, id, formOf({ op: 'decline', reason: 'Too late' }))),
    `${to}?done=decline`,
  )
  const late = (await assertActionData(respond(customer, id, formOf({ ...message, key: '' })))) as QuoteResult
  assert.equal(late.problem, 'quote_not_open')
})

test('a file can be added to a quote without JavaScript, and an invalid one is reported', async () => {
  const { customer, id } = await requested()
  const send = (bytes: string, kind = 'document') => {
    const form = new FormData()
    form.set('op', 'file')
    form.set('kind', kind)
    form.set('file', new File([bytes], 'plan.pdf'))
    return redirectLocation(respond(customer, id, form))
  }
  const to = `${path}/${id}`
  assert.equal(await send('%PDF-1.7 plan', 'tax_exempt'), `${to}?done=file#files`)
  assert.equal(await send('MZ\0'), `${to}?problem=file_type#files`)
  assert.equal(await send(''), `${to}?problem=file_type#files`)
  const { files } = await show(customer, id)
  assert.deepEqual(
    files.map(({ kind, name, url }) => [kind, name, url]),
    [['tax_exempt', 'plan.pdf', `/svc_list/quotes/${id}/files/${files[0]!.id}`]],
  )
  const text = formOf({ op: 'file', file: 'x' })
  assert.equal(await redirectLocation(respond(customer, id, text)), `${to}?problem=file_type#files`)
})

test("another customer's quote is not found, and nothing can be sent to it", async () => {
  const { id } = await requested()
  const bo = await customerOf(shop, 'Bo')
  await assert.rejects(show(bo, id), { status: 404 })
  assert.equal(await redirectLocation(respond(bo, id, formOf({ op: 'message', text: 'Hi' }))), path)
})
