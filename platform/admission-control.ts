import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'

interface LaneOptions {
  /** Requests that may be worked on at once, now, where so many are. */
  room: (active: number) => number
  /** Whether the process has hardly a moment to wait, now. */
  isFull: () => boolean
  /** Requests that may wait for that; those above are refused at once. */
  maxWaiting: number
  /** How long each may wait before it is refused. */
  waitMs: number
}

interface Waiting {
  response: ServerResponse
  work: () => void
}

/** Between two looks at the event loop, and at the room that it leaves. */
const lookEveryMs = 100

/** Between two beginnings in a lane that is full, while something urgent is under way. */
const pauseMs = 10

/**
 * Two ways through one process: what is begun `admitNow` waits for nobody, what is begun `enqueue` waits in a
 * lane while there is none. Where the process is full, of those that wait one begins in each turn of the event loop, or
 * fewer while something urgent is under way, so that it is never behind more than one or two of them [T24]. The lane runs
 * `work`, now, later or never; `refuse` in its place when there is no room or no time.
 */
export function createAdmissionQueue({ room, isFull, maxWaiting, waitMs }: LaneOptions) {
  let active = 0
  let urgent = 0
  const waiting = new Set<Waiting>()
  let cancelNext: (() => void) | undefined
  let again: NodeJS.Timeout | undefined

  const hasRoom = () => active < room(active)

  const begin = ({ response, work }: Waiting) => {
    active += 1
    onceAnswered(response, () => {
      active -= 1
      letNextBegin()
    })
    work()
  }

  const beginNext = () => {
    cancelNext = undefined
    do {
      const [next] = waiting
      if (next === undefined || !hasRoom()) break
      waiting.delete(next)
      begin(next)
    } while (!isFull())
    letNextBegin()
  }

  const letNextBegin = () => {
    if (cancelNext || waiting.size === 0) return
    if (!hasRoom()) return lookAgain()
    if (urgent > 0 && isFull()) {
      const timer = setTimeout(beginNext, pauseMs)
      cancelNext = () => clearTimeout(timer)
    } else {
      const timer = setImmediate(beginNext)
      cancelNext = () => clearImmediate(timer)
    }
  }

  // Where the process has time the room grows, also while nothing comes or ends.
  const lookAgain = () => {
    again ??= setTimeout(() => {
      again = undefined
      letNextBegin()
    }, lookEveryMs)
  }

  const admitNow = (response: ServerResponse) => {
    urgent += 1
    onceAnswered(response, () => {
      urgent -= 1
      if (urgent > 0) return
      cancelNext?.()
      cancelNext = undefined
      letNextBegin()
    })
  }

  const enqueue = (response: ServerResponse, work: () => void, refuse: () => void) => {
    const entry = { response, work }
    if (waiting.size === 0 && hasRoom()) return begin(entry)
    if (waiting.size >= maxWaiting) return refuse()
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

  return { admitNow, enqueue }
}

/**
 * Runs once when the answer is made: who takes it, and how slowly, is no matter of ours; or when nobody wants it any more.
 */
function onceAnswered(response: ServerResponse, end: () => void) {
  let isOver = false
  const endOnce = () => {
    if (!isOver) end()
    isOver = true
  }
  response.once('prefinish', endOnce)
  response.once('close', endOnce)
}

/** The part of that time in which the event loop works and does not wait. */
const full = 0.8
/** While one request waits for the database or is compressed, another one is made. */
const least = 2
/** What a process that nobody asked much of lets in before its next look: a crowd that comes at once is no queue then. */
const first = 16

/**
 * Watches the event loop: how many requests may be worked on at once. Where it has time to wait, it waits for others, and
 * more at once are faster: each look at it doubles the room that is used, up to the most. Where it has none, the room is
 * small; where nobody needs it, it goes back to what it was at first.
 */
export function adaptiveConcurrency(most: number): Pick<LaneOptions, 'room' | 'isFull'> {
  let room = Math.min(first, most)
  let isFull = false
  let busiest = 0
  let last = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    isFull = utilization > full
    if (isFull) room = least
    else if (busiest >= room || room < first) room = Math.min(most, room * 2)
    else if (busiest < room / 4) room = Math.max(Math.min(first, most), room / 2)
    busiest = 0
    last = now
  }, lookEveryMs).unref()
  return {
    room: (active) => {
      busiest = Math.max(busiest, active)
      return room
    },
    isFull: () => isFull,
  }
}
