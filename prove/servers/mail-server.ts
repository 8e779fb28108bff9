import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Counts emails by message id. */
export async function openMailServer() {
  const mails = new Map<string, number>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A proof may kill the sender at any time.
    socket.on('error', () => {})
    converse(socket, (id) => mails.set(id, (mails.get(id) ?? 0) + 1))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function converse(socket: Socket, count: (id: string) => void) {
  let buffer = ''
  let isData = false
  const reply = (line: string) => socket.write(`${line}\r\n`)
  reply('220 proof')
  socket.on('data', (chunk: Buffer) => {
    buffer += chunk.toString('latin1')
    for (;;) {
      const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const received = buffer.slice(0, end)
      buffer = buffer.slice(end + (isData ? 5 : 2))
      if (isData) {
        count(/^message-id: <([^@>]+)/im.exec(received)?.[1] ?? 'none')
        isData = false
        reply('250 accepted')
        continue
      }
      isData = /^data$/i.test(received)
      reply(isData ? '354 go on' : /^quit$/i.test(received) ? '221 bye' : '250 ok')
    }
  })
}
