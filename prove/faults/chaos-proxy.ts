import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRng, type Rng } from '../rng.ts'

/** Response faults. Requests always arrive, except during `down` and in half of the `failure` cases. */
export const faults = ['latency', 'down', 'reset', 'silence', 'slices', 'cut', 'failure', 'garbage'] as const
export type Fault = (typeof faults)[number]

interface ProxyOptions {
  to: number
  seed: number
  /** The dependency's error response. */
  failure?: string
  latencyMs?: number
}

interface Pair {
  near: Socket
  far: Socket
  rng: Rng
  buffered: Buffer[]
  writes: Promise<void>
  isFaked: boolean
}

interface ProxyState {
  fault: Fault | null
  failure: string | undefined
  latencyMs: number
  pairs: Set<Pair>
}

/** Opens a proxy that applies the current fault to a dependency's responses. */
export async function openChaosProxy({ to, seed, failure, latencyMs = 2_000 }: ProxyOptions) {
  const state: ProxyState = { fault: null, failure, latencyMs, pairs: new Set() }
  let connections = 0
  const server = createServer((near) => accept(state, near, to, createRng(seed, (connections += 1))))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const setFault = async (next: Fault | null) => {
    if (next === state.fault) return
    const before = state.fault
    state.fault = next
    if (next === 'down') await closeServer(server, state.pairs)
    if (before === 'down') await once(server.listen(port, '127.0.0.1'), 'listening')
    releaseHeld(state.pairs)
  }
  return {
    port,
    setFault,
    close: async () => {
      if (server.listening) await closeServer(server, state.pairs)
    },
  }
}
export type ChaosProxy = Awaited<ReturnType<typeof openChaosProxy>>

function accept(state: ProxyState, near: Socket, to: number, rng: Rng) {
  const far = connect(to, '127.0.0.1')
  const pair: Pair = { near, far, rng, buffered: [], writes: Promise.resolve(), isFaked: false }
  state.pairs.add(pair)
  for (const socket of [near, far]) socket.on('error', () => {})
  near.on('data', (chunk: Buffer) => {
    // Half of the failures occur before the request is forwarded.
    if (state.fault === 'failure' && state.failure && !pair.isFaked && rng.oneIn(2)) return fake(pair, state.failure)
    far.write(chunk)
  })
  far.on('data', (chunk: Buffer) => {
    const due = performance.now() + state.latencyMs * (0.75 + rng.below(50) / 100)
    pair.writes = pair.writes.then(() => forward(state, pair, chunk, due))
  })
  // Ends the connection only after all earlier responses have been sent.
  far.on('close', () => void (pair.writes = pair.writes.then(() => void (pair.buffered.length === 0 && near.end()))))
  near.on('close', () => {
    far.destroy()
    state.pairs.delete(pair)
  })
}

async function forward({ fault, failure }: ProxyState, pair: Pair, chunk: Buffer, due: number): Promise<void> {
  const { near, rng } = pair
  if (pair.isFaked) return
  switch (fault) {
    case 'latency':
      await sleep(Math.max(0, due - performance.now()))
      break
    case 'down':
    case 'reset':
      return void near.resetAndDestroy()
    case 'silence':
      return void pair.buffered.push(chunk)
    case 'slices':
      for (let at = 0; at < chunk.length && !near.destroyed;) {
        const size = 1 + rng.below(64)
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
      return void near.write(Buffer.from(Array.from(chunk, () => rng.below(256))))
    case null:
  }
  if (!near.destroyed) near.write(chunk)
}

function fake(pair: Pair, failure: string) {
  pair.isFaked = true
  pair.near.end(failure)
}

function releaseHeld(pairs: ReadonlySet<Pair>) {
  for (const { buffered, near, far } of pairs) {
    if (buffered.length === 0 || near.destroyed) continue
    near.write(Buffer.concat(buffered.splice(0)))
    if (far.destroyed) near.end()
  }
}

async function closeServer(server: Server, pairs: ReadonlySet<Pair>) {
  const closed = once(server, 'close')
  server.close()
  for (const { near } of pairs) near.resetAndDestroy()
  await closed
}
