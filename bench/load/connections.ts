import { connect, type Socket } from 'node:net'

export interface Job {
  port: number
  connections: number
  seconds: number
  requests: readonly string[]
  /** If false, requests repeat until the time is up. */
  isOnce: boolean
}

export interface LoadResult {
  responses: number
  seconds: number
  /** Milliseconds from the last byte of the request to the last byte of the response. */
  p50: number
  p99: number
  /** Number of responses by status. */
  statuses: Record<number, number>
  /** Body of the last error response. */
  lastError: string
}

/** Sends requests with one in flight per connection. */
export async function load({ port, connections, seconds, requests, isOnce }: Job): Promise<LoadResult> {
  const prebuilt = requests.map((request) => Buffer.from(request))
  const times: number[] = []
  const statuses: Record<number, number> = {}
  let lastError = ''
  let next = 0
  const draw = () => (isOnce ? prebuilt[next++] : prebuilt[next++ % prebuilt.length])
  const startedAt = performance.now()
  const end = startedAt + seconds * 1000
  const keepBusy = (socket: Socket) =>
    new Promise<void>((done, fail) => {
      let sentAt = 0
      const send = () => {
        const request = performance.now() < end ? draw() : undefined
        if (request === undefined) return void socket.end(done)
        sentAt = performance.now()
        socket.write(request)
      }
      const read = reader((status, body) => {
        times.push(performance.now() - sentAt)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (status >= 400) lastError = body()
        send()
      })
      socket.on('data', read)
      socket.on('error', fail)
      socket.once('connect', send)
    })
  const sockets = Array.from({ length: connections }, () => connect({ port, host: '127.0.0.1', noDelay: true }))
  await Promise.all(sockets.map(keepBusy))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return {
    responses: times.length,
    seconds: (performance.now() - startedAt) / 1000,
    p50: at(0.5),
    p99: at(0.99),
    statuses,
    lastError,
  }
}

/** Parses only the response head, for speed. */
function reader(onResponse: (status: number, body: () => string) => void) {
  let partialHead: Buffer | undefined
  let missingBytes = 0
  let status = 0
  let bodyParts: Buffer[] = []
  const finish = () => {
    const body = bodyParts
    bodyParts = []
    onResponse(status, () => Buffer.concat(body).toString())
  }
  return (chunk: Buffer) => {
    if (missingBytes > 0) {
      missingBytes -= chunk.length
      if (status >= 400) bodyParts.push(chunk)
      if (missingBytes === 0) finish()
      return
    }
    const bytes = partialHead ? Buffer.concat([partialHead, chunk]) : chunk
    const headEnd = bytes.indexOf('\r\n\r\n')
    partialHead = headEnd < 0 ? bytes : undefined
    if (headEnd < 0) return
    status = Number(bytes.toString('latin1', 9, 12))
    missingBytes = lengthIn(bytes, headEnd) - (bytes.length - headEnd - 4)
    if (status >= 400) bodyParts.push(bytes.subarray(headEnd + 4))
    if (missingBytes === 0) finish()
  }
}

function lengthIn(bytes: Buffer, headEnd: number): number {
  for (const name of ['content-length: ', 'Content-Length: ']) {
    const at = bytes.indexOf(name)
    if (at >= 0 && at < headEnd) return Number.parseInt(bytes.toString('latin1', at + name.length, headEnd), 10)
  }
  throw new Error(`A response without content-length:\n${bytes.toString('latin1', 0, headEnd)}`)
}
