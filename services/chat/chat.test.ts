import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { chatLimits } from '#domain/chat/limits.ts'
import { statement } from '#platform/database.ts'
import { listen } from '#platform/database/listen.ts'
import { readCaughtMails } from '#platform/mail/catcher.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { sendMail } from '#services/mails/send.ts'
import type { OutboxTopics } from '#services/outbox/steps.ts'
import { openTestShop, testStaffToken, type Visitor } from '#services/testing/shop-for-tests.ts'
import { createChatNotifier } from './chat-notifier.ts'
import { chatJobs } from './jobs.ts'

const shop = await openTestShop([])
const { db, clock, visit, visitBy } = shop

const guest = { name: 'Bo', email: 'bo@example.com' }
const key = randomUUID
const open = ({ call }: Visitor, text = 'Does the rack fit under 7 ft?') =>
  call('POST /svc_ssr/chat/conversations', { body: { ...guest, text }, key: key() })
const send = ({ call }: Visitor, id: string, text: string, sent = key()) =>
  call('POST /svc_ssr/chat/conversations/{id}/messages', { params: { id }, body: { text }, key: sent })
const read = ({ call }: Visitor, id: string, after = '0') =>
  call('GET /svc_ssr/chat/conversations/{id}', { params: { id }, query: { after } })
const news = ({ call }: Visitor, id: string, after: number, seconds = 0) =>
  call('POST /svc_ssr/chat/conversations/{id}/news', { params: { id }, body: { after, seconds } })
const close = ({ call }: Visitor, id: string, transcript = false) =>
  call('POST /svc_ssr/chat/conversations/{id}/close', { params: { id }, body: { transcript }, key: key() })

async function desk(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, sent = key()) {
  const response = await visit().fetch(`/svc_ssr/chat${path}`, {
    method,
    headers: {
      authorization: `Bearer ${testStaffToken}`,
      'content-type': 'application/json',
      'idempotency-key': sent,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: response.status === 204 ? null : await response.json() }
}
const answer = (id: string, text: string, sent = key()) =>
  desk('POST', `/desk/${id}/messages`, { agent: 'Kim', text }, sent)

const takeMails = statement<{ payload: OutboxTopics['mail_send'] }>(
  'test.chat-mails',
  `with taken as (delete from outbox where topic = 'mail_send' and payload->>'template' like 'chat-%' returning id, payload) select payload from taken order by id`,
)
const mailDeps = {
  ...shop.deps,
  mail: shop.mail,
  brand: 'Ironwright',
  siteUrl: () => 'https://shop.example',
}
async function sendMails() {
  const mails = (await db.run(takeMails, [])).map(({ payload }) => payload)
  for (const mail of mails) await sendMail(mailDeps, mail)
  return mails
}

test('a guest writes a message, an agent answers, and both see the thread in order [SHELL-404]', async () => {
  const bo = visit()
  const opened = await open(bo)
  const { id } = opened
  assert.deepEqual(
    [opened.kind, opened.state, opened.readNumber, opened.lastNumber, opened.messages.map(({ text }) => text)],
    ['chat', 'open', 1, 1, ['Does the rack fit under 7 ft?']],
  )
  const answered = await answer(id, 'Yes, it is 82 in tall.\n\nDo you need pulleys?')
  assert.equal(answered.status, 201)
  await send(bo, id, '  No, thanks.  ')
  const { messages, readNumber } = await read(bo, id)
  assert.deepEqual(
    messages.map(({ number, author, agent, text }) => [number, author, agent, text]),
    [
      [1, 'shopper', null, 'Does the rack fit under 7 ft?'],
      [2, 'agent', 'Kim', 'Yes, it is 82 in tall.\n\nDo you need pulleys?'],
      [3, 'shopper', null, 'No, thanks.'],
    ],
  )
  assert.equal(readNumber, 3)
  const { messages: later } = await read(bo, id, '2')
  assert.deepEqual(
    later.map(({ number }) => number),
    [3],
  )
  const found = await desk('GET', `/desk/${id}`)
  assert.deepEqual([found.body.name, found.body.email, found.body.messages.length], ['Bo', 'bo@example.com', 3])
})

test('a chat message sent twice with the same key is stored once, for shoppers and agents', async () => {
  const bo = visit()
  const { id } = await open(bo)
  const [own, staff] = [key(), key()]
  const first = await send(bo, id, 'Hello?', own)
  assert.deepEqual(await send(bo, id, 'Hello?', own), first)
  const reply = await answer(id, 'Hi Bo.', staff)
  assert.deepEqual((await answer(id, 'Hi Bo.', staff)).body, reply.body)
  assert.equal((await answer(id, 'Another text', staff)).body.error.code, 'idempotency_key_reused')
  assert.equal((await read(bo, id)).lastNumber, 3)
})

test("another shopper's conversation is not found by any call", async () => {
  const bo = visit()
  const { id } = await open(bo)
  const customer = await customerOf(shop)
  const missing = { status: 404, code: 'conversation_not_found' }
  for (const other of [visit(), customer, visit('CAN')]) {
    const params = { id }
    await assert.rejects(read(other, id), missing)
    await assert.rejects(news(other, id, 0), missing)
    await assert.rejects(send(other, id, 'Hello'), missing)
    const readCall = other.call('PUT /svc_ssr/chat/conversations/{id}/read', {
      params,
      body: { number: 1 },
      key: key(),
    })
    await assert.rejects(readCall, missing)
    await assert.rejects(close(other, id, true), missing)
    const rateCall = other.call('PUT /svc_ssr/chat/conversations/{id}/rating', {
      params,
      body: { stars: 1 },
      key: key(),
    })
    await assert.rejects(rateCall, missing)
  }
  assert.deepEqual([(await read(bo, id)).state, (await read(bo, id)).lastNumber], ['open', 1])
  assert.equal((await desk('GET', `/desk/${randomUUID()}`)).status, 404)
  assert.equal((await answer(randomUUID(), 'Hi')).status, 404)
})

test('only staff can use the chat desk calls', async () => {
  for (const path of ['/desk', `/desk/${randomUUID()}`, '/answers'])
    assert.equal((await visit().fetch(`/svc_ssr/chat${path}`)).status, 404)
})

test('to start a chat, a guest needs a name and a valid email; a customer needs neither', async () => {
  const { call } = visit()
  const attempt = (body: { name?: string; email?: string; text: string }) =>
    call('POST /svc_ssr/chat/conversations', { body, key: key() })
  await assert.rejects(attempt({ email: guest.email, text: 'Hi' }), { status: 422, code: 'name_required' })
  await assert.rejects(attempt({ ...guest, email: 'bo', text: 'Hi' }), { status: 422, code: 'invalid_email' })
  await assert.rejects(attempt({ ...guest, text: ' \n ' }), { status: 400, code: 'invalid_request' })
  await assert.rejects(attempt({ ...guest, text: 'x'.repeat(chatLimits.textLength + 1) }), { status: 400 })
  const ann = await customerOf(shop)
  const { email } = await ann.call('GET /svc_customer/customer', {})
  const { id } = await ann.call('POST /svc_ssr/chat/conversations', { body: { text: 'Hi' }, key: key() })
  const { body } = await desk('GET', `/desk/${id}`)
  assert.deepEqual([body.name, body.email], ['Ann', email])
})

test('a customer without a name chats under the local part of the email address', async () => {
  const visitor = visit()
  const account = { email: 'lee-42@example.com', password: 'a long enough password' }
  await visitor.call('POST /svc_customer/customer', { body: account, key: key() })
  await visitor.call('POST /svc_session/session/login', { body: account, key: key() })
  const { id } = await visitor.call('POST /svc_ssr/chat/conversations', { body: { text: 'Hi' }, key: key() })
  const { body } = await desk('GET', `/desk/${id}`)
  assert.deepEqual([body.name, body.email], ['lee-42', 'lee-42@example.com'])
})

test('chat exists only on USA, CAN, and APO [SHELL-403]', async () => {
  for (const site of ['USA', 'CAN', 'APO'] as const) {
    assert.equal((await visit(site).call('GET /svc_ssr/chat', {})).isOpen, true)
    assert.equal((await open(visit(site))).kind, 'chat')
  }
  for (const site of ['AUS', 'EUR', 'GBR'] as const) {
    await assert.rejects(visit(site).call('GET /svc_ssr/chat', {}), { status: 404, code: 'chat_not_offered' })
    await assert.rejects(open(visit(site)), { status: 404, code: 'chat_not_offered' })
  }
})

test('a shopper can open at most ten chats a day, and the number of messages in a chat is limited', async () => {
  const bo = visit()
  const { id } = await open(bo)
  for (let count = 1; count < chatLimits.conversationsPerDay; count += 1) await open(bo)
  await assert.rejects(open(bo), { status: 422, code: 'conversation_limit' })
  clock.advance(86_400_000 + 1)
  assert.equal((await open(bo)).state, 'open')
  await db.run(statement('test.fill-chat', 'update chat_conversation set last_number = 500 where id = $1'), [id])
  await assert.rejects(send(bo, id, 'More'), { status: 422, code: 'message_limit' })
  assert.equal((await answer(id, 'More')).body.error.code, 'message_limit')
})

test('chat messages up to a number are marked as read and never become unread again', async () => {
  const bo = visit()
  const { id } = await open(bo)
  await answer(id, 'One.')
  await answer(id, 'Two.')
  const mark = (number: number) =>
    bo.call('PUT /svc_ssr/chat/conversations/{id}/read', { params: { id }, body: { number }, key: key() })
  assert.equal((await read(bo, id)).readNumber, 1)
  await mark(2)
  await mark(1)
  assert.equal((await read(bo, id)).readNumber, 2)
  await mark(1_000)
  assert.equal((await read(bo, id)).readNumber, 3)
})

test('a closed chat accepts no more messages from shoppers or agents', async () => {
  const [bo, cy] = [visit(), visit()]
  const [first, second] = [await open(bo), await open(cy)]
  await close(bo, first.id)
  assert.equal((await desk('POST', `/desk/${second.id}/close`)).status, 204)
  for (const [visitor, { id }] of [
    [bo, first],
    [cy, second],
  ] as const) {
    assert.equal((await read(visitor, id)).state, 'closed')
    await assert.rejects(send(visitor, id, 'Wait'), { status: 409, code: 'conversation_closed' })
    assert.equal((await answer(id, 'Wait')).body.error.code, 'conversation_closed')
  }
})

test('a shopper rates a chat with one to five stars', async () => {
  const bo = visit()
  const { id } = await open(bo)
  const rate = (stars: number) =>
    bo.call('PUT /svc_ssr/chat/conversations/{id}/rating', { params: { id }, body: { stars }, key: key() })
  assert.equal((await read(bo, id)).stars, null)
  await rate(2)
  await rate(4)
  for (const wrong of [0, 6]) await assert.rejects(rate(wrong), { status: 400 })
  assert.equal((await read(bo, id)).stars, 4)
})

test('the transcript of an answered chat is emailed once', async () => {
  const bo = visit()
  const { id } = await open(bo)
  await answer(id, 'Yes, it <does>.')
  await sendMails()
  for (let times = 0; times < 2; times += 1) assert.deepEqual(await close(bo, id, true), { isMailed: true })
  assert.deepEqual(
    (await sendMails()).map(({ template, to }) => [template, to]),
    [['chat-transcript', guest.email]],
  )
  const [mail] = await readCaughtMails(db, guest.email)
  assert.match(mail!.text, /You, .* [AP]M:\nDoes the rack fit.*Kim, .* [AP]M:\nYes, it <does>\./s)
  assert.match(mail!.html, /Yes, it &lt;does&gt;\./)
})

test('a chat without an answer has no transcript, so that a guest cannot email text to other people', async () => {
  const bo = visit()
  const { id } = await open(bo)
  await sendMails()
  assert.deepEqual(await close(bo, id, true), { isMailed: false })
  assert.deepEqual(await sendMails(), [])
})

test('the chat desk lists open conversations from all sites, least recently changed first', async () => {
  const [first, second] = [await open(visit('CAN')), await open(visit('APO'))]
  clock.advance(1_000)
  await answer(first.id, 'Hi.')
  const { body } = await desk('GET', '/desk')
  const ids = (body.conversations as { id: string; site: string }[]).map(({ id, site }) => `${site} ${id}`)
  assert.ok(ids.indexOf(`APO ${second.id}`) < ids.indexOf(`CAN ${first.id}`))
  const closed = await desk('GET', '/desk?state=closed')
  assert.ok((closed.body.conversations as { state: string }[]).every(({ state }) => state === 'closed'))
})

test('canned chat answers are replaced as a whole, with one text per title', async () => {
  const answers = [
    { title: 'Returns', text: 'You have 30 days.' },
    { title: 'Delivery', text: 'Within a week.' },
  ]
  assert.deepEqual((await desk('PUT', '/answers', { answers })).body, answers.toReversed())
  const twice = await desk('PUT', '/answers', { answers: [answers[0], answers[0]] })
  assert.deepEqual([twice.status, twice.body.error.code], [422, 'duplicate_title'])
  assert.deepEqual((await desk('GET', '/answers')).body, answers.toReversed())
})

test('a chat message reaches a shopper who is connected to another process', async () => {
  const processes = [createChatNotifier(), createChatNotifier()]
  for (const each of processes) {
    const { close } = await listen(shop.url, {
      channels: { chat: each.notify },
      onGap: each.notifyAll,
      report: assert.ifError,
    })
    shop.closeFirst(close)
  }
  const bo = visitBy({ chat: { ...shop.deps.chat, news: processes[1]! } })()
  const { id } = await open(bo)
  const waiting = news(bo, id, 1, chatLimits.waitSeconds)
  assert.equal((await answer(id, 'Hi.')).status, 201)
  const { messages } = await waiting
  assert.deepEqual(
    messages.map(({ text }) => text),
    ['Hi.'],
  )
  const ending = news(bo, id, 2, chatLimits.waitSeconds)
  await desk('POST', `/desk/${id}/close`)
  assert.equal((await ending).state, 'closed')
})

test('a request for new chat messages returns immediately if there is a new message, and otherwise after its timeout', async () => {
  const bo = visit()
  const { id } = await open(bo)
  assert.equal((await news(bo, id, 0, 25)).messages.length, 1)
  assert.deepEqual((await news(bo, id, 1, 0)).messages, [])
  assert.deepEqual((await news(bo, id, 1, 1)).messages, [])
  await assert.rejects(news(bo, id, 1, 26), { status: 400 })
})

test('outside office hours, a message becomes a ticket that is emailed to support, and answers are emailed to the shopper [SHELL-043]', async () => {
  const sunday = visitBy({
    chat: { ...shop.deps.chat, hoursOf: () => [{ firstDay: 7, lastDay: 7, from: 540, to: 600 }] },
  })()
  const { isOpen, opensAt, timeZone } = await sunday.call('GET /svc_ssr/chat', {})
  assert.deepEqual([isOpen, opensAt! > clock(), timeZone], [false, true, 'America/New_York'])
  await sendMails()
  const { id, kind } = await sunday.call('POST /svc_ssr/chat/conversations', {
    body: { name: 'Cy', email: 'cy@example.com', text: 'Is <b>it</b> in stock?' },
    key: key(),
  })
  assert.equal(kind, 'ticket')
  const [ticket] = await sendMails()
  assert.equal(ticket!.to, 'support@shop.example')
  const [mail] = await readCaughtMails(db, 'support@shop.example')
  assert.match(mail!.text, /Cy <cy@example\.com>.*\n\nIs <b>it<\/b> in stock\?/s)
  assert.match(mail!.html, /Is &lt;b&gt;it&lt;\/b&gt; in stock\?/)
  await answer(id, 'Yes, 12 of them.')
  await sendMails()
  const [answered] = await readCaughtMails(db, 'cy@example.com')
  assert.match(answered!.text, /Yes, 12 of them\./)
  assert.doesNotMatch(answered!.text, /in stock/)
})

test("if a vendor's chat page is configured, the panel gets its URL, and no conversation can be opened", async () => {
  const pageUrl = 'https://chat.example/ironwright'
  const elsewhere = visitBy({ chat: { ...shop.deps.chat, pageUrl } })()
  assert.equal((await elsewhere.call('GET /svc_ssr/chat', {})).pageUrl, pageUrl)
  await assert.rejects(open(elsewhere), { status: 404, code: 'chat_not_offered' })
})

test('a file attached to a ticket is emailed to support as a link, and a file attached to an answer is emailed the same way', async () => {
  const closed = visitBy({ chat: { ...shop.deps.chat, hoursOf: () => [] } })()
  const { id } = await closed.call('POST /svc_ssr/chat/conversations', {
    body: { name: 'Cy', email: 'files@example.com', text: 'Here is my plan.' },
    key: key(),
  })
  const file = Buffer.from('3 m').toString('base64')
  const params = { id }
  await closed.call('POST /svc_ssr/chat/conversations/{id}/files', {
    params,
    body: { name: 'plan.txt', file },
    key: key(),
  })
  await desk('POST', `/desk/${id}/files`, { agent: 'Kim', name: 'manual.txt', file })
  await sendMails()
  const [ticket] = await readCaughtMails(db, 'support@shop.example')
  const [answered] = await readCaughtMails(db, 'files@example.com')
  assert.match(ticket!.text, /plan\.txt: https:\/\/shop\.example\/media\/chat\//)
  assert.match(answered!.html, /<a href="https:\/\/shop\.example\/media\/chat\/[^"]+">manual\.txt<\/a>/)
})

test('line breaks in a name do not add lines to the subject of a ticket email', async () => {
  const closed = visitBy({ chat: { ...shop.deps.chat, hoursOf: () => [] } })()
  assert.equal((await closed.call('GET /svc_ssr/chat', {})).opensAt, null)
  const body = { name: 'Cy\r\nBcc: all@example.com', email: 'cy@example.com', text: 'Hi' }
  await closed.call('POST /svc_ssr/chat/conversations', { body, key: key() })
  await sendMails()
  const [mail] = await readCaughtMails(db, 'support@shop.example')
  assert.doesNotMatch(mail!.subject, /[\r\n]/)
})

test("a guest's conversation moves to the customer who logs in", async () => {
  const bo = visit()
  const { id } = await open(bo)
  await customerOf(shop, 'Bo', bo)
  assert.equal((await read(bo, id)).lastNumber, 1)
  assert.equal(typeof (await desk('GET', `/desk/${id}`)).body.customerId, 'number')
})

test('a chat is closed after a day without a message, tickets stay open, and both are deleted after a year', async () => {
  const bo = visit()
  const closed = visitBy({ chat: { ...shop.deps.chat, hoursOf: () => [] } })()
  const [chat, ticket] = [await open(bo), await open(closed)]
  const deps = { db, clock, report: assert.ifError }
  clock.advance(86_399_000)
  await chatJobs.scheduled!['chats_close']!.run(deps)
  assert.equal((await read(bo, chat.id)).state, 'open')
  clock.advance(2_000)
  await chatJobs.scheduled!['chats_close']!.run(deps)
  assert.deepEqual([(await read(bo, chat.id)).state, (await read(closed, ticket.id)).state], ['closed', 'open'])
  clock.advance(366 * 86_400_000)
  await chatJobs.joined!['keys_sweep']!(deps)
  await assert.rejects(read(bo, chat.id), { status: 404 })
  await assert.rejects(read(closed, ticket.id), { status: 404 })
})
