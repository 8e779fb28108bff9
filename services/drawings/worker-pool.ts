import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { ModelEntry } from '#domain/catalog/product-entry.ts'

const equipment = fileURLToPath(new URL('../../equipment', import.meta.url))
/** Idle time before the thread ends. `three` and the models use as much memory as a whole store process. */
const idleMs = 20_000

export type Drawing = { id: number; drawing: string } | { id: number; problem: string }

/** Draws in a thread started on demand, so that pages never wait for a drawing. */
export function openDrawingWorkers() {
  const waiting = new Map<number, PromiseWithResolvers<string>>()
  let worker: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  let last = 0

  const begin = (): Worker => {
    const fresh = new Worker(new URL('worker-thread.ts', import.meta.url))
    fresh.unref()
    fresh.on('message', (message: Drawing) => {
      const pending = waiting.get(message.id)
      waiting.delete(message.id)
      if ('drawing' in message) pending?.resolve(message.drawing)
      else pending?.reject(new Error(message.problem))
      if (waiting.size === 0) timer = setTimeout(end, idleMs).unref()
    })
    fresh.on('error', fail)
    fresh.on('exit', () => {
      if (worker === fresh) worker = undefined
    })
    return fresh
  }
  const fail = (error: unknown) => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const end = () => {
    const ended = worker
    worker = undefined
    void ended?.terminate()
  }
  return {
    draw: ({ kind, params = {} }: ModelEntry): Promise<string> => {
      clearTimeout(timer)
      worker ??= begin()
      last += 1
      const pending = Promise.withResolvers<string>()
      waiting.set(last, pending)
      worker.postMessage({ id: last, kind, params })
      return pending.promise
    },
    close: () => {
      clearTimeout(timer)
      end()
    },
  }
}

let known: Promise<string> | undefined

/** Returns a hash of the drawing code and all models. */
export function drawingsHash(): Promise<string> {
  known ??= readdir(equipment, { recursive: true }).then(async (names) => {
    const hash = createHash('sha256')
    for (const name of names.filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts')).toSorted()) {
      hash.update(name).update(await readFile(join(equipment, name)))
    }
    return hash.digest('hex')
  })
  return known
}
