import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { quoteLimits } from '#domain/quotes/limits.ts'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { smallestPhoto } from '../../../prove/fixtures/shopper-fixture.ts'
import { quoteDesk } from '../quotes-for-tests.ts'
import { sweepQuoteFiles } from './repository.ts'

const shop = await openTestShop()
const { desk, request, answer, read, details, mails } = quoteDesk(shop)
const key = () => randomUUID()
const day = 86_400_000

const write = ({ call }: Visitor, id: string, text: string) =>
  call('POST /svc_list/quotes/{id}/messages', { params: { id }, body: { text }, key: key() })
const change = ({ call }: Visitor, id: string, text = 'Two more plates, please') =>
  call('POST /svc_list/quotes/{id}/change', { params: { id }, body: { text }, key: key() })
const decline = ({ call }: Visitor, id: string) =>
  call('POST /svc_list/quotes/{id}/decline', { params: { id }, body: { reason: 'Too late' }, key: key() })

test('customer and sales write messages, which are emailed to the other party', async () => {
  const { customer, id } = await request()
  await mails()
  await write(customer, id, 'Do you <b>deliver</b>\n\n\n on Saturdays?')
  const staffKey = key()
  const body = { agent: 'Kim', text: 'We do.' }
  const [first, repeated] = [
    await desk('POST', `quote-desk/${id}/messages`, { body, key: staffKey }),
    await desk('POST', `quote-desk/${id}/messages`, { body, key: staffKey }),
  ]
  assert.deepEqual([first.status, repeated.body], [201, first.body])
  const other = await desk('POST', `quote-desk/${id}/messages`, { body: { ...body, text: 'No.' }, key: staffKey })
  assert.deepEqual([other.status, other.code], [422, 'idempotency_key_reused'])
  assert.deepEqual(
    (await details(customer, id)).messages.map(({ author, agent, text, createdAt }) => [
      author,
      agent,
      text,
      createdAt,
    ]),
    [
      ['customer', '', 'Do you <b>deliver</b>\n\non Saturdays?', shop.clock()],
      ['sales', 'Kim', 'We do.', shop.clock()],
    ],
  )
  const [toShop, toCustomer, ...rest] = await mails()
  assert.deepEqual(rest, [])
  const { email } = await customer.call('GET /svc_customer/customer', {})
  assert.deepEqual([toShop!.to, toShop!.replyTo], ['support@shop.example', email])
  assert.ok(toShop!.html.includes('Do you &lt;b&gt;deliver&lt;/b&gt;'))
  assert.equal(toCustomer!.to, email)
  assert.match(toCustomer!.text, /Kim wrote about “For the club”:\nWe do\./)
  assert.ok(toCustomer!.text.includes(`https://shop.example/account/custom-quoting/${id}`))
})

test('an empty message, a message that is too long, and a message about a declined quote are rejected', async () => {
  const { customer, id } = await request()
  await assert.rejects(write(customer, id, ' \n '), { status: 400 })
  await assert.rejects(write(customer, id, 'x'.repeat(2_001)), { status: 400 })
  assert.equal((await write(customer, id, 'x'.repeat(2_000))).text.length, 2_000)
  await decline(customer, id)
  await assert.rejects(write(customer, id, 'Hello?'), { code: 'quote_not_open', details: { state: 'declined' } })
  const late = await desk('POST', `quote-desk/${id}/messages`, { body: { agent: 'Kim', text: 'Hello?' } })
  assert.deepEqual([late.status, late.code], [409, 'quote_not_open'])
})

test('requesting a change returns an answered quote to the requested state, and its prices are no longer fixed', async () => {
  const { customer, id } = await request()
  await assert.rejects(change(customer, id), { code: 'quote_not_open', details: { state: 'requested' } })
  await answer(customer, id, 90)
  const changed = await change(customer, id)
  assert.deepEqual([changed.state, changed.lines, changed.total, changed.validUntil], ['requested', [], null, null])
  await assert.rejects(
    customer.call('POST /svc_list/quotes/{id}/accept', { params: { id }, version: 'any', body: {}, key: key() }),
    { code: 'quote_not_open' },
  )
  assert.equal((await details(customer, id)).messages.at(-1)!.text, 'Two more plates, please')
  const waiting = await desk('GET', 'quote-desk')
  assert.ok(JSON.stringify(waiting.body).includes(id))
  await answer(customer, id, 85)
  assert.equal((await read(customer, id)).state, 'sent')
})

test('a change to an expired quote can be requested, which reopens its list', async () => {
  const { customer, id } = await request()
  await answer(customer, id, 90, { days: 1 })
  const before = shop.clock()
  shop.clock.advance(day)
  assert.equal((await read(customer, id)).state, 'expired')
  assert.equal((await change(customer, id)).state, 'requested')
  assert.equal((await customer.call('GET /svc_list/lists/{id}', { params: { id } })).metadata.isActive, true)
  shop.clock.set(before)
})

const attach = ({ call }: Visitor, id: string, name: string, bytes: Buffer, kind?: 'tax_exempt') =>
  call('POST /svc_list/quotes/{id}/files', {
    params: { id },
    body: { name, file: bytes.toString('base64'), ...(kind && { kind }) },
    key: key(),
  })
const pdf = Buffer.from('%PDF-1.7 a plan')
const picture = Buffer.from(smallestPhoto, 'base64')

test('a customer can add up to five pictures and PDFs to a quote, including a tax-exempt certificate', async () => {
  const { customer, id } = await request()
  const plan = await attach(customer, id, "Bo's plan (1).pdf", pdf)
  await attach(customer, id, 'room.png', picture)
  await attach(customer, id, 'certificate.pdf', pdf, 'tax_exempt')
  assert.deepEqual(
    (await details(customer, id)).files.map(({ kind, name, type }) => [kind, name, type]),
    [
      ['document', "Bo's plan (1).pdf", 'application/pdf'],
      ['document', 'room.webp', 'image/webp'],
      ['tax_exempt', 'certificate.pdf', 'application/pdf'],
    ],
  )
  assert.equal(plan.size, pdf.length)
  for (const bad of [Buffer.from('MZ\0\u0001'), Buffer.from('<svg onload="alert(1)"/>')])
    await assert.rejects(attach(customer, id, 'a.png', bad), { status: 422, code: 'file_type' })
  await attach(customer, id, 'four.pdf', pdf)
  await attach(customer, id, 'five.pdf', pdf)
  await assert.rejects(attach(customer, id, 'six.pdf', pdf), {
    code: 'file_limit',
    details: { max: quoteLimits.files },
  })
})

test("files sent at the same time never exceed a quote's limit", async () => {
  const { customer, id } = await request()
  const sent = await Promise.allSettled(Array.from({ length: 7 }, () => attach(customer, id, 'a.pdf', pdf)))
  assert.equal(sent.filter(({ status }) => status === 'fulfilled').length, quoteLimits.files)
})

test('only the customer and staff can read a quote file, always as a download', async () => {
  const { customer, id } = await request()
  const { id: fileId } = await attach(customer, id, "Bo's plan (1).pdf", pdf)
  const path = `quotes/${id}/files/${fileId}`
  const response = await customer.fetch(`/svc_list/${path}`, { headers: { accept: 'text/html' } })
  assert.deepEqual([response.status, await response.text()], [200, '%PDF-1.7 a plan'])
  assert.deepEqual(
    ['content-type', 'content-disposition', 'x-content-type-options', 'cache-control'].map((name) =>
      response.headers.get(name),
    ),
    ['application/pdf', "attachment; filename*=UTF-8''Bo%27s%20plan%20%281%29.pdf", 'nosniff', 'private, no-store'],
  )
  const staff = await desk('GET', `quote-desk/${id}/files/${fileId}`)
  assert.deepEqual(staff.body, { name: "Bo's plan (1).pdf", type: 'application/pdf', base64: pdf.toString('base64') })
  assert.equal((await desk('GET', `quote-desk/${id}/files/${fileId}`, { token: 'wrong' })).status, 404)
  const bo = await customerOf(shop, 'Bo')
  assert.equal((await bo.fetch(`/svc_list/${path}`)).status, 404)
  assert.equal((await shop.visit().fetch(`/svc_list/${path}`)).status, 401)
  const own = await request()
  assert.equal((await own.customer.fetch(`/svc_list/quotes/${own.id}/files/${fileId}`)).status, 404)
})

test('another customer can neither write nor send files to a quote, nor read its contents', async () => {
  const { id } = await request()
  const bo = await customerOf(shop, 'Bo')
  for (const attempt of [
    () => write(bo, id, 'Hi'),
    () => change(bo, id),
    () => attach(bo, id, 'a.pdf', pdf),
    () => details(bo, id),
  ])
    await assert.rejects(attempt(), { status: 404, code: 'quote_not_found' })
})

test('a customer can send up to 30 messages and changes an hour, because each is emailed; retries do not count', async () => {
  const { customer, id } = await request()
  const input = { params: { id }, body: { text: 'Hello' }, key: key() }
  for (let count = 0; count < 3; count += 1) await customer.call('POST /svc_list/quotes/{id}/messages', input)
  const sent = await Promise.allSettled(Array.from({ length: 30 }, () => write(customer, id, 'Hello')))
  assert.equal(sent.filter(({ status }) => status === 'fulfilled').length, 29)
  await answer(customer, id, 90)
  await assert.rejects(change(customer, id), { status: 429, code: 'too_many_requests' })
  const before = shop.clock()
  shop.clock.advance(60 * 60_000)
  assert.equal((await change(customer, id)).state, 'requested')
  shop.clock.set(before)
})

test("a customer's quote files can total up to 100 MB", async () => {
  const { customer, id } = await request()
  await attach(customer, id, 'a.pdf', pdf)
  const second = await customer.call('POST /svc_list/quotes', {
    body: { items: [{ sku: 'IW-PL-20', qty: 1 }], title: 'More' },
    key: key(),
  })
  // Split into parts, because a 100 MB statement would use up most of the statement timeout.
  const part = quoteLimits.customerFileBytes / 10
  for (let count = 1; count < 10; count += 1) await shop.db.run(addLargeFile, [id, part])
  await shop.db.run(addLargeFile, [id, part - 2 * pdf.length])
  await attach(customer, second.id, 'b.pdf', pdf)
  await assert.rejects(attach(customer, second.id, 'c.pdf', pdf), {
    status: 422,
    code: 'file_space',
    details: { maxBytes: 100_000_000 },
  })
  const other = await request()
  await attach(other.customer, other.id, 'a.pdf', pdf)
})

const addLargeFile = statement(
  'test.add-large-quote-file',
  `insert into quote_file (list_id, kind, name, type, bytes, created_at)
   values ($1, 'document', 'large.pdf', 'application/pdf', convert_to(repeat('0', $2::integer), 'UTF8'), now())`,
)

test('quote files are deleted 30 days after their quote was declined, canceled, or expired', async () => {
  const [declined, cancelled, expired, open] = [await request(), await request(), await request(), await request()]
  const all = [declined, cancelled, expired, open]
  for (const { customer, id } of all) await attach(customer, id, 'a.pdf', pdf)
  await decline(declined.customer, declined.id)
  await desk('POST', `quote-desk/${cancelled.id}/cancel`, { body: { reason: 'Sold out' } })
  await answer(expired.customer, expired.id, 90, { days: 10 })
  const left = async (days: number) => {
    await sweepQuoteFiles(shop.db, shop.clock() + days * day)
    return Promise.all(all.map(async ({ customer, id }) => (await details(customer, id)).files.length))
  }
  assert.deepEqual(await left(29), [1, 1, 1, 1])
  assert.deepEqual(await left(31), [0, 0, 1, 1])
  assert.deepEqual(await left(41), [0, 0, 0, 1])
})

test('quote files are deleted two years after they were sent', async () => {
  const { customer, id } = await request()
  await attach(customer, id, 'a.pdf', pdf)
  await sweepQuoteFiles(shop.db, shop.clock() + 729 * day)
  assert.equal((await details(customer, id)).files.length, 1)
  await sweepQuoteFiles(shop.db, shop.clock() + 732 * day)
  assert.equal((await details(customer, id)).files.length, 0)
})
