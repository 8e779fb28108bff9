import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A mail server that takes every mail and counts them by message id. */
export async function openMailServer() {
  const mails = new Map<string, number>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // Its sender may be killed at any moment.
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

function converse(socket: Socket, keep: (id: string) => void) {
  let held = ''
  let isLetter = false
  const answer = (line: string) => socket.write(`${line}\r\n`)
  answer('220 proof')
  socket.on('data', (chunk: Buffer) => {
    held += chunk.toString('latin1')
    for (;;) {
      const end = held.indexOf(isLetter ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const said = held.slice(0, end)
      held = held.slice(end + (isLetter ? 5 : 2))
      if (isLetter) {
        keep(/^message-id: <([^@>]+)/im.exec(said)?.[1] ?? 'none')
        isLetter = false
        answer('250 taken')
        continue
      }
      isLetter = /^data$/i.test(said)
      answer(isLetter ? '354 go on' : /^quit$/i.test(said) ? '221 bye' : '250 yes')
    }
  })
}
