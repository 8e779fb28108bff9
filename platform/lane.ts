import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'

interface LaneOptions {
  /** Requests that may be worked on at once, now. */
  room: () => number
  /** Requests that may wait for that; those above are refused at once. */
  mostWaiting: number
  /** How long each may wait before it is refused. */
  waitMs: number
}

interface Waiting {
  response: ServerResponse
  work: () => void
}

/**
 * A lane for requests that may wait, in one process with those that may not: few are worked on at once, and of those that
 * wait one begins in each turn of the event loop, so that whatever is not in the lane is between any two of them [T24].
 * The answer runs `work`, now, later or never; `refuse` in its place when there is no room or no time.
 */
export function openLane({ room, mostWaiting, waitMs }: LaneOptions) {
  let active = 0
  const waiting = new Set<Waiting>()
  let isNextSet = false

  const hasRoom = () => active < room()

  const begin = ({ response, work }: Waiting) => {
    active += 1
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      active -= 1
      letNextBegin()
    }
    // The answer is made: who takes it, and how slowly, is no longer this lane's matter.
    response.once('prefinish', end)
    response.once('close', end)
    work()
  }

  const letNextBegin = () => {
    if (isNextSet || !hasRoom() || waiting.size === 0) return
    isNextSet = true
    setImmediate(() => {
      isNextSet = false
      const [next] = waiting
      if (next !== undefined && hasRoom()) {
        waiting.delete(next)
        begin(next)
      }
      letNextBegin()
    })
  }

  return (response: ServerResponse, work: () => void, refuse: () => void) => {
    const entry = { response, work }
    if (waiting.size === 0 && hasRoom()) return begin(entry)
    if (waiting.size >= mostWaiting) return refuse()
    waiting.add(entry)
    const impatient = setTimeout(() => {
      if (waiting.delete(entry)) refuse()
    }, waitMs)
    // Whoever went away meanwhile asks for nothing any more.
    response.once('close', () => {
      clearTimeout(impatient)
      waiting.delete(entry)
    })
    letNextBegin()
  }
}

const lookEveryMs = 100
/** The part of that time in which the event loop works and does not wait. */
const full = 0.8
/** While one request waits for the database or is compressed, another one is made. */
const least = 2

/**
 * Watches the event loop: how many requests may be worked on at once. Where it has time to wait, it waits for others, and
 * more at once are faster: each look at it doubles the room, up to the most. Where it has none, the room is small.
 */
export function roomByLoop(most: number): () => number {
  let room = most
  let last = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    room = utilization > full ? least : Math.min(most, room * 2)
    last = now
  }, lookEveryMs).unref()
  return () => room
}
