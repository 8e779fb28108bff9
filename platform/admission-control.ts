import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'

interface AdmissionOptions {
  room: (active: number) => number
  isFull: () => boolean
  /** Requests beyond this number are refused immediately. */
  maxWaiting: number
  waitMs: number
}

interface Waiting {
  response: ServerResponse
  work: () => void
}

const lookEveryMs = 100

/** Delay before each queued request while a saturated process serves a priority request. */
const pauseMs = 10

/**
 * Creates the admission queue. `admitNow` registers a priority request. `enqueue` runs `work` when there is capacity,
 * or calls `refuse`. A saturated process starts one queued request per event loop turn, so a priority request waits for
 * at most two [T24].
 */
export function createAdmissionQueue({ room, isFull, maxWaiting, waitMs }: AdmissionOptions) {
  let active = 0
  let urgent = 0
  const waiting = new Set<Waiting>()
  let cancelNext: (() => void) | undefined
  let again: NodeJS.Timeout | undefined

  const hasRoom = () => active < room(active)

  const begin = ({ response, work }: Waiting) => {
    active += 1
    onceResponded(response, () => {
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

  // Checks again later, because the limit can increase even if no request starts or ends.
  const lookAgain = () => {
    again ??= setTimeout(() => {
      again = undefined
      letNextBegin()
    }, lookEveryMs).unref()
  }

  const admitNow = (response: ServerResponse) => {
    urgent += 1
    onceResponded(response, () => {
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
    }, waitMs).unref()
    // The client has disconnected.
    response.once('close', () => {
      clearTimeout(impatient)
      waiting.delete(entry)
    })
    letNextBegin()
  }

  return { admitNow, enqueue }
}

/** Calls `end` when the response is finished or the client disconnects. Slow downloads do not count as active. */
function onceResponded(response: ServerResponse, end: () => void) {
  let isOver = false
  const endOnce = () => {
    if (!isOver) end()
    isOver = true
  }
  response.once('prefinish', endOnce)
  response.once('close', endOnce)
}

const full = 0.8
/** While one request waits for the database or for compression, another one can run. */
const min = 2
/** Initial limit, which prevents queuing a burst before the first measurement. */
const first = 16

/**
 * Derives the concurrency limit from event loop utilization. The limit doubles while it is used, drops to 2 at
 * saturation, and decays when unused.
 */
export function adaptiveConcurrency(max: number): Pick<AdmissionOptions, 'room' | 'isFull'> {
  let room = Math.min(first, max)
  let isFull = false
  let busiest = 0
  let last = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    isFull = utilization > full
    if (isFull) room = min
    else if (busiest >= room || room < first) room = Math.min(max, room * 2)
    else if (busiest < room / 4) room = Math.max(Math.min(first, max), room / 2)
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
