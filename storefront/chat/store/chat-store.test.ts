import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'
import type { OpenSocket, SocketListeners } from './chat-parts.ts'
import { initialChatState, lastNumber, unreadCount, withConversation } from './chat-state.ts'
import { createChatStore } from './chat-store.ts'

const shop = await openTestShop([])
const pending = new Set<Promise<unknown>>()
shop.closeFirst(async () => {
  shop.deps.chat.news.notifyAll()
  await Promise.allSettled(pending)
})
const guest = { name: 'Bo', email: 'bo@example.com', text: 'Hello' }

const answer = async (id: string, text: string) => {
  const headers = {
    authorization: `Bearer ${testStaffToken}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  const body = JSON.stringify({ agent: 'Kim', text })
  await shop.visit().fetch(`/svc_ssr/chat/desk/${id}/messages`, { method: 'POST', headers, body })
}

/** Behaves like a proxy without WebSocket support. */
const blockedSocket: OpenSocket = (_, { onClose }) => {
  queueMicrotask(onClose)
  return { close: () => {} }
}

/** Opens a chat store. Requests fail while `isDown`, and pauses last until the test ends them. */
function openChat(
  visitor = shop.visit(),
  memory: { id: string | null } = { id: null },
  openSocket: OpenSocket = blockedSocket,
) {
  const network = { isDown: false, pauses: [] as (() => void)[] }
  const call = (async (...request: Parameters<StoreCall>) => {
    if (network.isDown) throw new RefusalError(0, 'no_response')
    const reply = visitor.call(...request)
    pending.add(reply)
    reply.finally(() => pending.delete(reply)).catch(() => {})
    return reply
  }) as StoreCall
  const store = createChatStore({
    call,
    wait: () => new Promise((done) => network.pauses.push(done)),
    newKey: randomUUID,
    remembered: () => memory.id,
    remember: (id) => void (memory.id = id),
    openSocket,
  })
  return { store, visitor, network, memory }
}
/** Waits until a condition is true, and wakes long polls as database notifications do. */
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) {
    shop.deps.chat.news.notifyAll()
    await turn()
  }
}
const idOf = ({ current }: ReturnType<typeof createChatStore>) => current().conversation!.id
const texts = ({ current }: ReturnType<typeof createChatStore>) => current().messages.map(({ text }) => text)

test('a chat reply arrives without a reload, counts as unread while the panel is closed, and is read once it opens', async () => {
  const { store } = openChat()
  await store.load()
  assert.deepEqual([store.current().phase, store.current().isSupportOpen], ['ready', true])
  await store.open(guest, randomUUID())
  await answer(idOf(store), 'Hi Bo.')
  await until(() => texts(store).length === 2)
  assert.equal(unreadCount(store.current()), 1)
  store.setVisible(true)
  assert.equal(unreadCount(store.current()), 0)
  await store.end()
  assert.equal(store.current().conversation!.state, 'closed')
  await store.rate(5)
  assert.equal(store.current().conversation!.stars, 5)
  assert.equal(await store.end(true), true)
})

test('a chat message that fails stays visible, and is sent once when the shopper retries', async () => {
  const { store, network } = openChat()
  await store.open(guest, randomUUID())
  network.isDown = true
  store.send('Are you there?')
  await until(() => store.current().outgoing[0]!.isFailed)
  network.isDown = false
  const { key } = store.current().outgoing[0]!
  store.retry(key)
  await until(() => store.current().outgoing.length === 0)
  assert.deepEqual(texts(store), ['Hello', 'Are you there?'])
  await store.end()
})

test('a file attached to a chat is shown as a message, and a disallowed file type is refused', async () => {
  const { store } = openChat()
  await store.open(guest, randomUUID())
  await store.attach(new File(['3 m by 4 m'], 'plan.txt'))
  const { text, file } = store.current().messages.at(-1)!
  assert.deepEqual([text, file?.name, file?.type], ['plan.txt', 'plan.txt', 'text/plain'])
  await assert.rejects(store.attach(new File(['MZ\0'], 'a.exe')), { code: 'file_type' })
  await store.end()
})

test('a remembered conversation continues after a reload, and is deleted from storage if it no longer exists', async () => {
  const first = openChat()
  await first.store.open(guest, randomUUID())
  const id = idOf(first.store)
  assert.equal(first.memory.id, id)
  const second = openChat(first.visitor, first.memory)
  await second.store.load()
  assert.deepEqual([idOf(second.store), texts(second.store)], [id, ['Hello']])
  await first.store.end()
  await until(() => second.store.current().conversation!.state === 'closed')
  assert.equal(second.memory.id, null)
  const lost = openChat(shop.visit(), { id })
  await lost.store.load()
  assert.deepEqual(
    [lost.store.current().phase, lost.store.current().conversation, lost.memory.id],
    ['ready', null, null],
  )
})

test('the chat shows a lost connection, and polling resumes after a pause', async () => {
  const { store, network } = openChat()
  await store.open(guest, randomUUID())
  network.isDown = true
  await until(() => network.pauses.length > 0)
  for (const done of network.pauses.splice(0)) done()
  await until(() => store.current().isOffline)
  network.isDown = false
  await answer(idOf(store), 'Back.')
  const release = async () => {
    while (texts(store).length < 2) {
      for (const done of network.pauses.splice(0)) done()
      await turn()
    }
  }
  await release()
  assert.equal(store.current().isOffline, false)
  await store.end()
})

test('a chat reply arrives over the WebSocket without polling, and a closed conversation does not reconnect', async () => {
  const opened: ({ path: string } & SocketListeners)[] = []
  const openSocket: OpenSocket = (path, listeners) => {
    opened.push({ path, ...listeners })
    return { close: listeners.onClose }
  }
  const { store, visitor, network } = openChat(undefined, undefined, openSocket)
  await store.open(guest, randomUUID())
  network.isDown = true
  const id = idOf(store)
  const [{ path, onOpen, onText }] = opened as [(typeof opened)[number]]
  assert.equal(path, `/svc_ssr/chat/conversations/${id}/socket?after=1`)
  onOpen()
  await answer(id, 'Hi Bo.')
  const reply = await visitor.call('GET /svc_ssr/chat/conversations/{id}', { params: { id }, query: { after: '1' } })
  onText(JSON.stringify(reply))
  assert.deepEqual([texts(store), store.current().isOffline], [['Hello', 'Hi Bo.'], false])
  onText(JSON.stringify({ ...reply, state: 'closed', messages: [] }))
  assert.equal(store.current().conversation!.state, 'closed')
  store.pause()
  await turn()
  assert.equal(opened.length, 1, 'a closed conversation needs no connection')
})

test('without a connection, the chat panel reports that it could not load', async () => {
  const { store, network } = openChat()
  network.isDown = true
  await store.load()
  assert.equal(store.current().phase, 'failed')
})

test('overlapping or out-of-order chat responses show each message once', () => {
  const message = (number: number) =>
    ({ number, author: 'agent', agent: 'Kim', text: String(number), createdAt: '', file: null }) as const
  const reply = { id: 'a', kind: 'chat', state: 'open', readNumber: 0, lastNumber: 3, stars: null } as const
  const later = withConversation(initialChatState, { ...reply, messages: [message(2), message(3)] })
  const all = withConversation(later, { ...reply, messages: [message(1), message(2)] })
  assert.deepEqual(
    all.messages.map(({ number }) => number),
    [1, 2, 3],
  )
  const closed = withConversation(all, { ...reply, state: 'closed', messages: [] })
  assert.equal(withConversation(closed, { ...reply, messages: [] }).conversation!.state, 'closed')
  assert.deepEqual([lastNumber(later), lastNumber(all)], [0, 3])
  assert.deepEqual(withConversation(all, { ...reply, id: 'b', messages: [message(1)] }).messages.length, 1)
})
