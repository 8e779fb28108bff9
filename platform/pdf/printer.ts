import { Worker } from 'node:worker_threads'
import type { Sheet, SheetFile } from './sheet.ts'

/** A message from the printer thread. */
export type PrinterMessage =
  | { id: number; file: Uint8Array }
  | { id: number; problem: string }
  /** Reports that printing of the file's sheet with this index has started. */
  | { id: number; sheet: number }

/** Thrown if a file exceeds the time or memory limit. Printing it again would also fail. */
export class PrintLimitExceeded extends Error {
  /** Index of the sheet that was being printed. */
  readonly sheet: number
  constructor(message: string, sheet: number) {
    super(message)
    this.sheet = sheet
  }
}

/** Resolves to null if the queue is full or an earlier sheet ended the thread. */
export type Print = (sheet: Sheet) => Promise<Uint8Array | null>
/** Prints several sheets to one file. Resolves to null under the same conditions as `Print`. */
export type PrintFile = (file: SheetFile) => Promise<Uint8Array | null>

const idleMs = 20_000
/** Includes the time to load libraries before the first sheet. */
const beginMs = 6_000
/** Much more than a sheet needs. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

interface Thread {
  worker: Worker
  waiting: Map<number, PromiseWithResolvers<Uint8Array | null>>
  timer: NodeJS.Timeout | undefined
  /** Index of the current sheet in its file. */
  sheet: number
}

/**
 * Creates a printer that runs in an on-demand thread, which keeps printing from blocking requests. A sheet that exceeds
 * its time or memory limit rejects with `PrintLimitExceeded` and ends the thread. Queued sheets then resolve to null.
 */
export function openPrinter({
  sheetMs = 4_000,
  // A sheet takes tens of milliseconds, so even a full queue prints quickly.
  maxWaiting = 60,
  code = new URL('thread.ts', import.meta.url),
}: { sheetMs?: number; maxWaiting?: number; code?: URL } = {}): {
  print: Print
  printFile: PrintFile
  close: () => void
} {
  let thread: Thread | undefined
  let last = 0

  const end = (ended: Thread, reason: unknown) => {
    if (thread === ended) thread = undefined
    clearTimeout(ended.timer)
    // Sheets print in order, so the first sheet caused the failure.
    const [printed, ...behind] = ended.waiting.values()
    printed?.reject(reason)
    for (const { resolve } of behind) resolve(null)
    ended.waiting.clear()
    void ended.worker.terminate()
  }
  const endAfter = (watched: Thread, ms: number, reason: string) => {
    clearTimeout(watched.timer)
    watched.timer = setTimeout(() => end(watched, new PrintLimitExceeded(reason, watched.sheet)), ms).unref()
  }
  const begin = (): Thread => {
    const worker = new Worker(code, { resourceLimits })
    const fresh: Thread = { worker, waiting: new Map(), timer: undefined, sheet: 0 }
    worker.unref()
    worker.on('message', (message: PrinterMessage) => {
      if ('sheet' in message) {
        fresh.sheet = message.sheet
        return
      }
      fresh.sheet = 0
      const waiting = fresh.waiting.get(message.id)
      fresh.waiting.delete(message.id)
      if ('file' in message) waiting?.resolve(message.file)
      else waiting?.reject(new Error(message.problem))
      if (fresh.waiting.size === 0) endAfter(fresh, idleMs, 'The printing thread was idle')
      else endAfter(fresh, sheetMs, 'Printing a document timed out')
    })
    worker.on('error', (error: Error & { code?: string }) => {
      const isLimit = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      end(fresh, isLimit ? new PrintLimitExceeded(error.message, fresh.sheet) : error)
    })
    worker.on('exit', () => end(fresh, new Error('The printing thread exited')))
    return fresh
  }
  const printFile: PrintFile = async (file) => {
    if (thread && thread.waiting.size >= maxWaiting) return null
    const isNew = !thread
    const printing = (thread ??= begin())
    if (printing.waiting.size === 0) {
      endAfter(printing, isNew ? beginMs + sheetMs : sheetMs, 'Printing a document timed out')
    }
    last += 1
    const printed = Promise.withResolvers<Uint8Array | null>()
    printing.waiting.set(last, printed)
    printing.worker.postMessage({ id: last, file })
    return printed.promise
  }
  return {
    print: async (sheet) => printFile({ title: sheet.title, sheets: [sheet] }),
    printFile,
    close: () => {
      if (thread) end(thread, new Error('The printer is closed'))
    },
  }
}
