import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { runInLocale } from '#platform/request-context.ts'
import { pdfText } from '#platform/pdf/pdf-text-for-tests.ts'
import { publishOrder } from '#services/orders/publish.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  reachReviewStep,
} from '#services/testing/orders-for-tests.ts'
import { refundDesk } from '#services/refunds/refunds-for-tests.ts'
import { cartWith, openTestShop, times, type Visitor } from '#services/testing/shop-for-tests.ts'
import { issueInvoiceOrCreditNote } from './issue.ts'

const shop = await openTestShop()
const { db } = shop
const desk = refundDesk(shop)
const read = ({ call }: Visitor, orderId: string, number = 0) =>
  call('GET /svc_checkout/order/{orderId}/invoices/{number}', { params: { orderId, number: String(number) } })
const numberOf = async (visitor: Visitor, orderId: string, number = 0) =>
  (await read(visitor, orderId, number)).facts[0]!.value
const numbers = statement<{ number: number }>(
  'test.invoice-numbers',
  `select number from invoice where site = $1 and kind = $2 order by number`,
)
const numbersOf = async (site: Site, kind: string) => (await db.run(numbers, [site, kind])).map(({ number }) => number)

test('an invoice shows seller, customer, lines, taxes, payment, and later refunds [ORDER-404]', async () => {
  const { visitor, orderId, items, total } = await desk.sent([{ productId: 7, qty: 2 }], 'EUR')
  const refund = await desk.refund(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] }, undefined, 'EUR')
  const { title, language, facts, parties, rows, sums, notes, since } = await read(visitor, orderId)
  assert.match(title, /^Invoice EUR-\d{8}$/)
  assert.equal(language, 'en-GB')
  assert.deepEqual(facts.find(({ label }) => label === 'Order')?.value, orderId)
  assert.deepEqual(parties[0]!.lines.slice(-2), ['VAT number DE811907980', 'EORI DE1'])
  assert.deepEqual(parties[1]!.lines.slice(0, 2), ['Ann Lee', 'Hauptstr. 1'])
  const [row] = rows
  assert.deepEqual([row!.cells[1], row!.cells[3]], ['2', '19%'])
  assert.ok(row!.notes.some((note) => note.startsWith('SKU EU-IW-PL-20')))
  const valueByLabel = new Map(sums.map(({ label, value }) => [label, value]))
  const cents = (text = '') => Number(text.replace(/[^\d.]/g, '')) * 100
  assert.equal(Math.round(cents(valueByLabel.get('Total'))), Math.round(total * 100))
  const vat = sums.find(({ label }) => label.startsWith('VAT 19%'))!
  const base = cents(/ on (.*)$/.exec(vat.label)![1])
  assert.ok(Math.abs(base * 0.19 - cents(vat.value)) < 3, `${vat.label} ${vat.value}`)
  assert.equal(Math.round(cents(valueByLabel.get('Net total')) + cents(vat.value)), Math.round(total * 100))
  assert.ok(valueByLabel.has('Paid by Visa ending in 1111') && !valueByLabel.has('Refunded since'))
  assert.equal(since?.label, 'Refunded since')
  assert.equal(Number(since.value.replace(/[^\d.]/g, '')), refund.amount)
  assert.deepEqual(notes, ['Paid in full. Nothing is due.'])
})

test('the invoice and credit note for an order in French are in French', async () => {
  const order = await runInLocale('fr-FR', () => desk.sent([{ productId: 7, qty: 2 }], 'EUR'))
  const { visitor, orderId, items } = order
  const { title, language, facts, parties, rows, sums, notes, pageOf } = await read(visitor, orderId)
  assert.match(title, /^Facture EUR-\d{8}$/)
  assert.equal(language, 'fr-FR')
  assert.match(facts.find(({ label }) => label === 'Date de commande')!.value, /^\d{1,2}(er)? \p{L}+ \d{4}$/u)
  assert.equal(parties[1]!.lines.at(-1), 'Allemagne')
  assert.match(rows[0]!.cells[3]!, /^19\s%$/)
  assert.match(rows[0]!.cells[5]!, /^[\d\s]+,\d\d\s€$/)
  assert.ok(
    sums.some(({ label }) => /^TVA 19\s% sur [\d\s]+,\d\d\s€$/.test(label)),
    JSON.stringify(sums),
  )
  assert.deepEqual(notes, ['Payé en totalité. Rien n’est dû.'])
  assert.equal(pageOf, 'Page {page} sur {pages}')
  await desk.refund(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] }, undefined, 'EUR')
  const credit = await read(visitor, orderId, 1)
  assert.match(credit.title, /^Avoir EUR-C-\d{8}$/)
  assert.ok(credit.sums.some(({ label }) => /^TVA 19\s%$/.test(label)))
})

test('a credit note corrects the invoice by the refunded amount and its tax', async () => {
  const { visitor, orderId, items } = await desk.sent([{ productId: 7, qty: 2 }], 'EUR')
  const refund = await desk.refund(orderId, { lines: [{ itemId: items[0]!, qty: 1 }] }, undefined, 'EUR')
  const { title, facts, sums } = await read(visitor, orderId, 1)
  assert.match(title, /^Credit note EUR-C-\d{8}$/)
  const invoice = await numberOf(visitor, orderId)
  assert.equal(facts.find(({ label }) => label === 'Corrects invoice')?.value, invoice)
  const total = sums.find(({ isTotal }) => isTotal)!.value
  assert.equal(Number(total.replace(/[^\d.]/g, '')), refund.amount)
  const tax = sums.find(({ label }) => label.startsWith('VAT'))!
  assert.equal(Number(tax.value.replace(/[^\d.]/g, '')), refund.tax)
  await assert.rejects(read(visitor, orderId, 2), { code: 'invoice_not_found' })
})

test('an EU business invoice shows the VAT number and the reverse charge [TAX-235]', async () => {
  const visitor = shop.visit('EUR')
  const { _id: listId } = await cartWith(visitor, [{ productId: 7, qty: 1 }])
  const business = { ...addresses.EUR, city: 'Brussels', postcode: '1000', countryId: 'BE', company: 'Box SA' }
  const shippingAddress = { ...business, vatNumber: 'BE0403019261', eoriNumber: 'BE0403019261' }
  const checkout = await updateTestCheckout(visitor, listId, { shippingAddress, paymentToken: await shop.cardToken() })
  const { orderId, totals } = await placeTestOrder(visitor, orderBody('EUR', checkout))
  assert.equal(totals.tax, 0)
  await publishOrder(shop.deps, orderId)
  const { parties, notes, rows } = await read(visitor, orderId)
  assert.deepEqual(parties[1]!.lines.slice(-2), ['VAT number BE0403019261', 'EORI BE0403019261'])
  assert.match(notes[0]!, /^Reverse charge/)
  assert.equal(rows[0]!.cells[3], '0%')
})

test('European invoices have one gapless number series under concurrency; other sites use the order number', async () => {
  const orders = await Promise.all(times(6, () => desk.published([{ productId: 7, qty: 1 }], 'EUR')))
  await Promise.all(
    orders.flatMap(({ visitor, orderId }) => [
      issueInvoiceOrCreditNote(shop.deps, orderId, 0),
      read(visitor, orderId),
      issueInvoiceOrCreditNote(shop.deps, orderId, 0),
      read(visitor, orderId),
    ]),
  )
  const all = await numbersOf('EUR', 'invoice')
  assert.deepEqual(
    all,
    all.map((_, index) => index + 1),
  )
  assert.equal(new Set(await Promise.all(orders.map(({ visitor, orderId }) => numberOf(visitor, orderId)))).size, 6)
  const american = await desk.published()
  await desk.refund(american.orderId, { amount: 5 })
  assert.equal(await numberOf(american.visitor, american.orderId), american.orderId)
  assert.equal(await numberOf(american.visitor, american.orderId, 1), `${american.orderId}-R1`)
  assert.deepEqual(await numbersOf('USA', 'invoice'), [])
})

test("an unpaid order has no invoice, and another customer's invoice is not found", async () => {
  const visitor = shop.visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId: 7, qty: 1 }])
  const { orderId } = await placeTestOrder(visitor, body)
  await assert.rejects(read(visitor, orderId), { status: 404, code: 'invoice_not_found' })
  const paid = await desk.published()
  await assert.rejects(read(shop.visit(), paid.orderId), { status: 404, code: 'invoice_not_found' })
  const file = await shop.visit().fetch(`/svc_checkout/order/${paid.orderId}/invoices/0/file`, {
    headers: { accept: 'text/html' },
  })
  assert.equal(file.status, 404)
})

test('a browser gets the invoice as a PDF with the same text, which shared caches do not store [ORDER-404]', async () => {
  const { visitor, orderId } = await desk.published([{ productId: 7, qty: 1 }], 'EUR')
  const path = `/svc_checkout/order/${orderId}/invoices/0/file`
  const response = await visitor.fetch(path, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
  assert.equal(response.headers.get('content-type'), 'application/pdf')
  assert.match(response.headers.get('content-disposition')!, /^inline; filename="Invoice-EUR-\d{8}\.pdf"$/)
  assert.equal(response.headers.get('cache-control'), 'private, no-store')
  const text = pdfText(new Uint8Array(await response.arrayBuffer()))
  const sheet = await read(visitor, orderId)
  for (const phrase of [sheet.title, 'Hauptstr. 1', ...sheet.rows[0]!.cells, ...sheet.sums.map(({ value }) => value)])
    assert.ok(text.includes(phrase.replaceAll('\u00a0', ' ')) || text.includes(phrase), phrase)
  const json = await visitor.call('GET /svc_checkout/order/{orderId}/invoices/{number}/file', {
    params: { orderId, number: '0' },
  })
  assert.equal(Buffer.from(json.base64, 'base64').subarray(0, 5).toString(), '%PDF-')
})

test('a numbered invoice preserves the seller details from its issue date', async () => {
  const { visitor, orderId } = await desk.published([{ productId: 7, qty: 1 }], 'EUR')
  const former = { lines: ['Former GmbH', 'Altstr. 1', '10115 Berlin'], vatNumber: 'DE1', eoriNumber: '' }
  await issueInvoiceOrCreditNote({ db, invoicing: { sellerOf: () => former } }, orderId, 0)
  await desk.refund(orderId, { amount: 5 }, undefined, 'EUR')
  assert.deepEqual((await read(visitor, orderId)).parties[0]!.lines, [...former.lines, 'VAT number DE1'])
  // The credit note shows the current seller.
  assert.notDeepEqual((await read(visitor, orderId, 1)).parties[0]!.lines[0], 'Former GmbH')
})
