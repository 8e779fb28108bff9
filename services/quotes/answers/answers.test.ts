import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { runInLocale } from '#platform/request-context.ts'
import { pdfText } from '#platform/pdf/pdf-text-for-tests.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { quoteDesk } from '../quotes-for-tests.ts'
import { sendQuoteReminders } from '../remind.ts'
import type { AnswerRow } from './repository.ts'
import { answerSheet } from './sheet.ts'

const shop = await openTestShop()
const { desk, request, itemsOf, answer, read, details, mails } = quoteDesk(shop)
const day = 86_400_000
const key = () => randomUUID()

test('each answer to a quote is a version that later answers do not change, and the newest is listed first [ACCOUNT-413]', async () => {
  const { customer, id } = await request([
    { productId: 7, qty: 2 },
    { productId: 8, qty: 1 },
  ])
  await answer(customer, id, 90)
  const [first] = (await details(customer, id)).answers
  assert.deepEqual(
    [first!.number, first!.note, first!.total, first!.validUntil],
    [1, 'Ours', 3 * 90 + 25, shop.clock() + 14 * day],
  )
  assert.deepEqual(
    first!.lines.map(({ name, qty, price }) => [name !== '', qty, price]),
    [
      [true, 2, 90],
      [true, 1, 90],
    ],
  )
  const [line] = await itemsOf(id)
  await customer.call('PUT /svc_list/lists/{id}/items/{itemId}', {
    params: { id, itemId: line!.itemId },
    body: { qty: 1 },
    version: 'any',
    key: key(),
  })
  await answer(customer, id, 80)
  const { answers } = await details(customer, id)
  assert.deepEqual(
    answers.map(({ number, total }) => [number, total]),
    [
      [2, 2 * 80 + 25],
      [1, 3 * 90 + 25],
    ],
  )
  assert.deepEqual(answers[1], first)
  assert.equal((await read(customer, id)).total, 2 * 80 + 25)
})

test('an offer is not visible before it is sent, and cannot be sent if it no longer matches the list', async () => {
  const { customer, id } = await request()
  const lines = (await itemsOf(id)).map((line) => ({ ...line, price: 90 }))
  const worked = await desk('PUT', `quote-desk/${id}`, { version: 1, body: { lines, reason: 'Club price' } })
  assert.deepEqual([(await details(customer, id)).answers, (await read(customer, id)).total], [[], null])
  await customer.call('PUT /svc_list/lists/{id}/items/{itemId}', {
    params: { id, itemId: lines[0]!.itemId },
    body: { qty: 1 },
    version: 'any',
    key: key(),
  })
  const sent = await desk('POST', `quote-desk/${id}/send`, { version: worked.body['version'] })
  assert.deepEqual([sent.status, sent.code], [422, 'quote_lines_differ'])
})

test('sending a quote twice with the same key sends one answer and one email, with the quote attached as a PDF', async () => {
  const { customer, id } = await request()
  const lines = (await itemsOf(id)).map((line) => ({ ...line, price: 90 }))
  const { body } = await desk('PUT', `quote-desk/${id}`, { version: 1, body: { lines, reason: 'Club price' } })
  const again = { version: body['version'], body: { days: 14 }, key: key() }
  await mails()
  const both = await Promise.all([1, 2].map(() => desk('POST', `quote-desk/${id}/send`, again)))
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  )
  assert.equal((await details(customer, id)).answers.length, 1)
  const [mail, ...rest] = await mails()
  assert.deepEqual(rest, [])
  assert.match(mail!.text, /Your quote is ready\.[^]*The quote is attached as a PDF\./)
  const [file] = mail!.attachments!
  const { number } = await read(customer, id)
  assert.deepEqual([file!.name, file!.type], [`quote-${number}-1.pdf`, 'application/pdf'])
  assert.match(pdfText(file!.bytes), /\$180\.00/)
})

test('the PDF of a quote has seller, customer, lines, prices, shipping, validity, and terms [ACCOUNT-413]', async () => {
  const { customer, id } = await request(undefined, { delivery: '12 Forge Street\nColumbus, OH 43215' })
  await answer(customer, id, 90)
  const { number } = await read(customer, id)
  const response = await customer.fetch(`/svc_list/quotes/${id}/answers/1/file`, { headers: { accept: 'text/html' } })
  assert.deepEqual(
    [response.status, response.headers.get('content-type'), response.headers.get('content-disposition')],
    [200, 'application/pdf', `inline; filename="quote-${number}-1.pdf"`],
  )
  const text = pdfText(Buffer.from(await response.arrayBuffer()))
  const [line] = (await details(customer, id)).answers[0]!.lines
  for (const part of [
    `Quote ${number}, version 1`,
    `${number}: For the club`,
    'Ironwright',
    'Ann Lee',
    '12 Forge Street',
    line!.name,
    `SKU ${line!.sku}`,
    '$90.00',
    '$180.00',
    'Shipping to 43215, United States',
    '$205.00',
    'November 20, 2026',
    'December 4, 2026',
    'Tax is calculated at checkout.',
    'Page 1 of 1',
  ])
    assert.ok(text.replaceAll('\n', ' ').includes(part), `${part} in ${text}`)
  const bo = await customerOf(shop, 'Bo')
  assert.equal((await bo.fetch(`/svc_list/quotes/${id}/answers/1/file`)).status, 404)
  assert.equal((await customer.fetch(`/svc_list/quotes/${id}/answers/2/file`)).status, 404)
  assert.equal((await desk('GET', `quote-desk/${id}/answers/1/file`)).status, 200)
})

test('a quote requested in French is printed and emailed in French, even when staff send it', async () => {
  await mails()
  const european = quoteDesk(shop, 'EUR')
  const { customer, id } = await runInLocale('fr-FR', () => european.request())
  await european.answer(customer, id, 90)
  const { number } = await european.read(customer, id)
  const [requested, ready] = (await european.mails()).filter(({ key: mailKey }) => !mailKey.startsWith('quote-shop'))
  assert.match(requested!.html, /<html lang="fr-FR">/)
  assert.match(ready!.html, /<html lang="fr-FR">/)
  assert.match(ready!.text, /Ils sont valables jusqu’au 4 décembre 2026\./)
  assert.match(ready!.text, new RegExp(`https://shop\\.example/fr/account/custom-quoting/${id}`))
  const text = pdfText(ready!.attachments![0]!.bytes).replaceAll(/\s+/g, ' ')
  for (const part of [
    `Devis ${number}, version 1`,
    '20 novembre 2026',
    '180,00 €',
    'Livraison à 43215, Allemagne',
    'Prix hors TVA.',
    'Page 1 sur 1',
  ])
    assert.ok(text.includes(part), `${part} in ${text}`)
  const copy = await european.desk('POST', `quote-desk/${id}/duplicate`)
  const [again] = await european.mails()
  assert.equal(again!.key, `quote-requested-${String(copy.body['id'])}`)
  assert.match(again!.html, /<html lang="fr-FR">/)
})

test('a quote with 100 lines and names in other scripts is printed on several pages', async () => {
  const line = (index: number) => ({
    itemId: randomUUID(),
    sku: `IW-${index}`,
    name: index % 2 === 0 ? `Гиря ${index}` : `Scheibe für Größe ${index}`,
    choice: 'Rot',
    details: [{ label: 'Gravur', text: '小龍' }],
    taxClass: 'goods',
    qty: index + 1,
    price: 1_050,
  })
  const lines = Array.from({ length: 100 }, (_, index) => line(index))
  const row: AnswerRow = {
    number: 3,
    document: { lines, shipping: null, note: 'Unser bester Preis' },
    sentAt: shop.clock(),
    validUntil: shop.clock() + day,
  }
  const quote = { site: 'EUR', number: 1_007, title: 'Halle', delivery: '', locale: null } as const
  const seller = { lines: ['Ironwright GmbH'], vatNumber: 'DE811907980', eoriNumber: '' }
  const customer = { name: 'Jürgen Łoś', email: 'j@example.com' }
  const sheet = answerSheet({ quote, answer: row, customer, seller, brand: 'Ironwright' })
  const file = await shop.deps.invoicing.print(sheet)
  const text = pdfText(file!)
  const pages = Number(/Page 1 of (\d+)/.exec(text)![1])
  assert.ok(pages >= 4 && pages <= 12, `${pages} pages`)
  assert.ok(file!.length < 300_000, `${file!.length} bytes`)
  for (const part of ['Гиря 98, Rot', 'Scheibe für Größe 99, Rot', '小龍', 'Jürgen Łoś', 'VAT number DE811907980'])
    assert.ok(text.replaceAll('\n', '').includes(part), part)
  assert.match(text, /Prices do not include VAT/)
  assert.equal(sheet.sums.at(-1)!.value.replaceAll(/\s/g, ' '), '€53,025.00')
})

test('a quote is emailed once three days before its expiry, and again only if it is extended [ACCOUNT-413]', async () => {
  const { customer, id } = await request()
  const version = await answer(customer, id, 90, { days: 10 })
  const other = await request()
  await answer(other.customer, other.id, 90, { days: 2 })
  const remind = async (inDays: number) => {
    await sendQuoteReminders(shop.db, shop.clock() + inDays * day)
    return (await mails()).filter(({ key: mailKey }) => mailKey.startsWith('quote-reminder'))
  }
  await mails()
  assert.deepEqual(await remind(6.9), [])
  const [mail, ...rest] = await remind(7)
  assert.deepEqual(rest, [])
  assert.match(mail!.text, /The prices for “For the club” are valid until November 30, 2026\./)
  assert.deepEqual(await remind(8), [])
  await desk('POST', `quote-desk/${id}/send`, { version, body: { days: 20 } })
  await mails()
  assert.deepEqual(await remind(10.5), [])
  assert.equal((await remind(17)).length, 1)
  assert.deepEqual(await remind(25), [])
})

test('emails to an unconfirmed address show the quote number, not its title', async () => {
  await mails()
  const { customer, id } = await request(undefined, { title: 'Win at evil.example' }, false)
  await answer(customer, id, 90)
  await desk('POST', `quote-desk/${id}/messages`, { body: { agent: 'Kim', text: 'We do.' } })
  await sendQuoteReminders(shop.db, shop.clock() + 12 * day)
  const early = await mails()
  await desk('POST', `quote-desk/${id}/cancel`, { body: { reason: 'Sold out' } })
  const { number } = await read(customer, id)
  const toCustomer = [...early, ...(await mails())].filter(
    ({ key: mailKey }) => mailKey.includes(id) && !mailKey.startsWith('quote-shop'),
  )
  assert.deepEqual(
    toCustomer.map(({ text }) => text.split('\n')[2]!),
    [
      `We’re pricing quote ${number}. We’ll email you our offer.`,
      `Here are your prices for quote ${number}. They’re valid until December 4, 2026. The quote is attached as a PDF.`,
      `Kim wrote about quote ${number}:`,
      `The prices for quote ${number} are valid until December 4, 2026.`,
      `We can’t offer quote ${number}.`,
    ],
  )
  assert.doesNotMatch(JSON.stringify(toCustomer.map(({ subject, text, html }) => [subject, text, html])), /evil/)
})

test('a quote request is emailed to the customer and to the shop, with the details that the shop needs', async () => {
  await mails()
  const { id } = await request(undefined, { delivery: '12 Forge Street\nColumbus', wantedOn: '2026-12-24' })
  const sent = await mails()
  assert.deepEqual(
    sent.map(({ to, key: mailKey }) => [to === 'support@shop.example', mailKey]),
    [
      [false, `quote-requested-${id}`],
      [true, `quote-shop-${id}-request`],
    ],
  )
  for (const part of ['Ann Lee', 'For the club', 'Ten of us share it.', '12 Forge Street, Columbus', '2026-12-24'])
    assert.ok(sent[1]!.text.includes(part), part)
})
