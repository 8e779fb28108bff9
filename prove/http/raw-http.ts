import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What came back on a connection that was given bytes as they stand. */
interface RawAnswer {
  /** The status of each answer, in their order. */
  statuses: number[]
  text: string
  /** The server ended the connection while the client would have gone on. */
  isClosed: boolean
}

/** Sends bytes and listens so long, or until the server ends the connection; a moment after the first answer is enough. */
export async function sendRaw(port: number, bytes: Buffer, withinMs: number): Promise<RawAnswer> {
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
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      resolve()
    })
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await Promise.race([closed, sleep(withinMs), answered.then(() => sleep(250))])
  const text = Buffer.concat(chunks).toString('latin1')
  const wasClosed = isClosed
  socket.destroy()
  return {
    statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
    text,
    isClosed: wasClosed,
  }
}

/** Connections that are held open, each doing something slowly, for as long as the server bears it. */
export function openSlowly(port: number, count: number, behave: (socket: Socket, index: number) => void) {
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
    /** How many got through, and how many of them the server has ended. */
    counts: () => ({ open, ended }),
    /** Lets those who took nothing take what is there: only then they see that the server has ended. */
    readOn: () => {
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Sends bytes one by one, with a pause after each. */
export function drip(socket: Socket, bytes: string, pauseMs: number) {
  let at = 0
  const timer = setInterval(() => {
    if (at < bytes.length) socket.write(bytes[at++]!)
    else clearInterval(timer)
  }, pauseMs)
  socket.on('close', () => clearInterval(timer))
}
