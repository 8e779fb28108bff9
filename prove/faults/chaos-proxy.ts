import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { diceOf, type Dice } from './dice.ts'

/** What may happen to answers on their way. Requests always arrive, but for `down` and some of `failure`. */
export const faults = ['latency', 'down', 'reset', 'silence', 'slices', 'cut', 'failure', 'garbage'] as const
export type Fault = (typeof faults)[number]

interface ProxyOptions {
  /** Where the dependency listens on this machine. */
  to: number
  seed: number
  /** Bytes by which the dependency itself would say that it failed; without them it has no `failure`. */
  failure?: string
  latencyMs?: number
}

/** A connection through the proxy. */
interface Pair {
  near: Socket
  far: Socket
  dice: Dice
  /** What has been held back while nothing was let through. */
  held: Buffer[]
  /** Ends when all that was sent so far is on its way. */
  sent: Promise<void>
  isFaked: boolean
}

/** Stands between the store and something outside of it, and does to its answers what is asked for. */
export async function openChaosProxy({ to, seed, failure, latencyMs = 2_000 }: ProxyOptions) {
  const pairs = new Set<Pair>()
  let fault: Fault | null = null
  let connections = 0
  const accept = (near: Socket) => {
    const far = connect(to, '127.0.0.1')
    const pair: Pair = {
      near,
      far,
      dice: diceOf(seed, (connections += 1)),
      held: [],
      sent: Promise.resolve(),
      isFaked: false,
    }
    pairs.add(pair)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('data', (chunk: Buffer) => {
      // Some fail before they did what was asked, some after.
      if (fault === 'failure' && failure && !pair.isFaked && pair.dice.once(2)) return fake(pair, failure)
      far.write(chunk)
    })
    far.on('data', (chunk: Buffer) => {
      const due = performance.now() + latencyMs * (0.75 + pair.dice.below(50) / 100)
      pair.sent = pair.sent.then(() => answer(pair, chunk, due))
    })
    // An end is told after what came before it, however slowly that goes.
    far.on('close', () => void (pair.sent = pair.sent.then(() => void (pair.held.length === 0 && near.end()))))
    near.on('close', () => {
      far.destroy()
      pairs.delete(pair)
    })
  }
  const answer = async (pair: Pair, chunk: Buffer, due: number): Promise<void> => {
    const { near, dice } = pair
    if (pair.isFaked) return
    switch (fault) {
      case 'latency':
        await sleep(Math.max(0, due - performance.now()))
        break
      case 'down':
      case 'reset':
        return void near.resetAndDestroy()
      case 'silence':
        return void pair.held.push(chunk)
      case 'slices':
        for (let at = 0; at < chunk.length && !near.destroyed;) {
          const size = 1 + dice.below(64)
          near.write(chunk.subarray(at, at + size))
          at += size
          await sleep(5)
        }
        return
      case 'cut':
        near.end(chunk.subarray(0, chunk.length >> 1))
        return
      case 'failure':
        return failure ? fake(pair, failure) : void near.write(chunk)
      case 'garbage':
        return void near.write(Buffer.from(Array.from(chunk, () => dice.below(256))))
      case null:
    }
    if (!near.destroyed) near.write(chunk)
  }
  const fake = (pair: Pair, said: string) => {
    pair.isFaked = true
    pair.near.end(said)
  }
  const server = createServer(accept)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const setFault = async (next: Fault | null) => {
    if (next === fault) return
    const before = fault
    fault = next
    if (next === 'down') await closeServer(server, pairs)
    if (before === 'down') await once(server.listen(port, '127.0.0.1'), 'listening')
    // What was held back arrives late, as it does when a network comes back.
    for (const { held, near, far } of pairs) {
      if (held.length === 0 || near.destroyed) continue
      near.write(Buffer.concat(held.splice(0)))
      if (far.destroyed) near.end()
    }
  }
  return {
    port,
    setFault,
    close: async () => {
      if (server.listening) await closeServer(server, pairs)
    },
  }
}
export type ChaosProxy = Awaited<ReturnType<typeof openChaosProxy>>

async function closeServer(server: Server, pairs: ReadonlySet<Pair>) {
  const closed = once(server, 'close')
  server.close()
  for (const { near } of pairs) near.resetAndDestroy()
  await closed
}
