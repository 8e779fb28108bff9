import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { test } from 'node:test'
import { DatabaseUnavailable, openDatabase, statement } from '../database.ts'

function message(kind: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(content.length + 4)
  return Buffer.concat([Buffer.from(kind), length, content])
}
const welcome = message('R', Buffer.alloc(4))
const ready = message('Z', Buffer.from('I'))
const goodbye = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'))
const selected = message('C', Buffer.from('SELECT 0\0'))

/** Responds to the first message and closes the connection in one packet, as PostgreSQL does during shutdown. */
async function dyingServer(repliesTo: (count: number) => Buffer[]) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    let count = 0
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', () => {
      const replies = repliesTo(count)
      count += 1
      socket.write(Buffer.concat(replies))
      if (replies.includes(goodbye)) socket.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `postgres://store@127.0.0.1:${(server.address() as AddressInfo).port}/store`
  const db = openDatabase(url, () => {}, { poolSize: 1 })
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await db.close()
  }
  return { db, close }
}
const look = statement('test.look', 'select')

test('a connection that closes as soon as it is ready fails its transaction, but the process continues', async () => {
  const { db, close } = await dyingServer(() => [welcome, ready, goodbye])
  await assert.rejects(
    db.transaction((tx) => tx.run(look, [])),
    DatabaseUnavailable,
  )
  await assert.rejects(db.run(look, []), DatabaseUnavailable)
  await close()
})

test('a connection that closes with the last response to its previous user fails the next transaction, but the process continues', async () => {
  const { db, close } = await dyingServer((count) =>
    count === 0
      ? [welcome, ready]
      : [
          message('1', Buffer.alloc(0)),
          message('2', Buffer.alloc(0)),
          message('n', Buffer.alloc(0)),
          selected,
          ready,
          goodbye,
        ],
  )
  const [first, second] = await Promise.allSettled([db.run(look, []), db.transaction((tx) => tx.run(look, []))])
  assert.equal(first.status, 'fulfilled')
  assert.ok(second.status === 'rejected' && second.reason instanceof DatabaseUnavailable)
  await close()
})
