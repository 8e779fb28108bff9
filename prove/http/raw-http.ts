import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

interface RawResponse {
  statuses: number[]
  text: string
  isClosed: boolean
}

/** Reads until the server closes the connection, 250 ms have passed since the first bytes, or `withinMs` is over. */
export async function sendRaw(port: number, bytes: Buffer, withinMs: number): Promise<RawResponse> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const chunks: Buffer[] = []
  let isClosed = false
  const closed = new Promise<void>((resolve) => {
    const end = () => {
      isClosed = true
      resolve()
    }
    socket.on('end', end)
    socket.on('close', end)
  })
  const responded = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      resolve()
    })
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await Promise.race([closed, sleep(withinMs), responded.then(() => sleep(250))])
  const text = Buffer.concat(chunks).toString('latin1')
  const wasClosed = isClosed
  socket.destroy()
  return {
    statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
    text,
    isClosed: wasClosed,
  }
}

export function openSlowConnections(port: number, count: number, behave: (socket: Socket, index: number) => void) {
  let open = 0
  let ended = 0
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('connect', () => {
      open += 1
      behave(socket, index)
    })
    socket.on('error', () => {})
    socket.on('close', () => (ended += 1))
    return socket
  })
  return {
    counts: () => ({ open, ended }),
    /** Resumes reading, because a socket detects that the server closed it only while it is being read. */
    readOn: () => {
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

export function drip(socket: Socket, bytes: string, pauseMs: number) {
  let at = 0
  const timer = setInterval(() => {
    if (at < bytes.length) socket.write(bytes[at++]!)
    else clearInterval(timer)
  }, pauseMs)
  socket.on('close', () => clearInterval(timer))
}
