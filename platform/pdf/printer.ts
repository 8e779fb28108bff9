import { Worker } from 'node:worker_threads'
import type { Sheet } from './sheet.ts'

/** What the thread answers. */
export type Printed = { id: number; file: Uint8Array } | { id: number; problem: string }

/** Prints a sheet; null when so many wait already that it would come too late, or one before it ended the thread. */
export type Print = (sheet: Sheet) => Promise<Uint8Array | null>

/** So many wait at most: each takes some tens of milliseconds. */
const maxWaiting = 60
/** How long the thread stays after its last sheet. */
const idleMs = 20_000
/** Until a thread has loaded what it prints with; that comes before its first sheet. */
const beginMs = 6_000
/** What a sheet takes is far below; one that takes more would not end. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

interface Thread {
  worker: Worker
  waiting: Map<number, PromiseWithResolvers<Uint8Array | null>>
  /** Ends it: when a sheet takes too long, or when none is left to print. */
  timer: NodeJS.Timeout | undefined
}

/**
 * Prints in a thread that is there only while there is something to print, so that no request waits for a sheet of another.
 * A sheet that takes longer than it may, or all memory, ends the thread: it is thrown for that sheet, those behind it have
 * to come again, and the next one begins another thread.
 */
export function openPrinter({
  sheetMs = 4_000,
  code = new URL('thread.ts', import.meta.url),
}: { sheetMs?: number; code?: URL } = {}): { print: Print; close: () => void } {
  let thread: Thread | undefined
  let last = 0

  const end = (ended: Thread, reason: unknown) => {
    if (thread === ended) thread = undefined
    clearTimeout(ended.timer)
    // Sheets are printed in their order: the first that waits is the one that was being printed.
    const [printed, ...behind] = ended.waiting.values()
    printed?.reject(reason)
    for (const { resolve } of behind) resolve(null)
    ended.waiting.clear()
    void ended.worker.terminate()
  }
  const endAfter = (watched: Thread, ms: number, reason: string) => {
    clearTimeout(watched.timer)
    watched.timer = setTimeout(() => end(watched, new Error(reason)), ms).unref()
  }
  const begin = (): Thread => {
    const worker = new Worker(code, { resourceLimits })
    const fresh: Thread = { worker, waiting: new Map(), timer: undefined }
    worker.unref()
    worker.on('message', (answer: Printed) => {
      const asked = fresh.waiting.get(answer.id)
      fresh.waiting.delete(answer.id)
      if ('file' in answer) asked?.resolve(answer.file)
      else asked?.reject(new Error(answer.problem))
      if (fresh.waiting.size === 0) endAfter(fresh, idleMs, 'No sheet is left')
      else endAfter(fresh, sheetMs, 'A sheet took too long to print')
    })
    worker.on('error', (error) => end(fresh, error))
    worker.on('exit', () => end(fresh, new Error('The thread that prints has ended')))
    return fresh
  }
  return {
    print: async (sheet) => {
      if (thread && thread.waiting.size >= maxWaiting) return null
      const isNew = !thread
      const printing = (thread ??= begin())
      if (printing.waiting.size === 0) {
        endAfter(printing, isNew ? beginMs + sheetMs : sheetMs, 'A sheet took too long to print')
      }
      last += 1
      const asked = Promise.withResolvers<Uint8Array | null>()
      printing.waiting.set(last, asked)
      printing.worker.postMessage({ id: last, sheet })
      return asked.promise
    },
    close: () => {
      if (thread) end(thread, new Error('The printer is closed'))
    },
  }
}
