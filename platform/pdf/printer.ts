import { Worker } from 'node:worker_threads'
import type { Sheet } from './sheet.ts'

/** What the thread answers. */
export type Printed = { id: number; file: Uint8Array } | { id: number; problem: string }

/** Prints a sheet; null when so many wait already that it would come too late. */
export type Print = (sheet: Sheet) => Promise<Uint8Array | null>

/** So many wait at most: each takes some tens of milliseconds. */
const mostWaiting = 60
/** How long the thread stays after its last sheet. */
const idleMs = 20_000

/** Prints in a thread that is there only while there is something to print, so that no request waits for a sheet of another. */
export function openPrinter(): { print: Print; close: () => void } {
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>()
  let worker: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  let last = 0

  const end = () => {
    const ended = worker
    worker = undefined
    void ended?.terminate()
  }
  const fail = (error: unknown) => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const begin = (): Worker => {
    const fresh = new Worker(new URL('thread.ts', import.meta.url))
    fresh.unref()
    fresh.on('message', (answer: Printed) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('file' in answer) asked?.resolve(answer.file)
      else asked?.reject(new Error(answer.problem))
      if (waiting.size === 0) timer = setTimeout(end, idleMs).unref()
    })
    fresh.on('error', fail)
    fresh.on('exit', () => {
      if (worker === fresh) worker = undefined
    })
    return fresh
  }
  return {
    print: async (sheet) => {
      if (waiting.size >= mostWaiting) return null
      clearTimeout(timer)
      worker ??= begin()
      last += 1
      const asked = Promise.withResolvers<Uint8Array>()
      waiting.set(last, asked)
      worker.postMessage({ id: last, sheet })
      return asked.promise
    },
    close: () => {
      clearTimeout(timer)
      end()
    },
  }
}
