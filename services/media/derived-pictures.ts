import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Maximum queue length: a picture takes about 150 ms of CPU time on one core, a large one takes a second. */
const maxWaiting = 20
const maxRunning = 2
/** Share of the size limit that can be written before the folder is trimmed again. */
const shareBetweenTrims = 0.02

interface Options {
  /** Folder for finished pictures, which are stored by name. */
  folder: string
  /** Maximum folder size in bytes; above it, the oldest pictures are deleted. */
  maxBytes: number
  /** Called if a finished picture cannot be stored; the picture is served anyway. */
  warn: (error: unknown) => void
}

export interface DerivedPictures {
  /**
   * Returns a stored picture, or makes it exactly once for concurrent requests. Returns null if too many requests are
   * waiting, or if `mayMake` forbids it.
   */
  get: (name: string, make: () => Promise<Buffer>, mayMake?: () => Promise<boolean>) => Promise<Buffer | null>
}

/** Creates pictures on the first request, two at a time, and stores them in a folder of limited size. */
export function derivedPictures({ folder, maxBytes, warn }: Options): DerivedPictures {
  const pending = new Map<string, Promise<Buffer | null>>()
  const waiting: (() => void)[] = []
  let running = 0
  let making = 0
  let untrimmed = Infinity

  const inTurn = async (make: () => Promise<Buffer>) => {
    if (running >= maxRunning) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await make()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  const store = async (name: string, picture: Buffer) => {
    await mkdir(folder, { recursive: true })
    // Written atomically, because another process may create the same file.
    const unfinished = join(folder, `${name}.${process.pid}`)
    await writeFile(unfinished, picture)
    await rename(unfinished, join(folder, name))
    untrimmed += picture.length
    if (untrimmed < maxBytes * shareBetweenTrims) return
    untrimmed = 0
    await trimFolder(folder, maxBytes)
  }

  const load = async (name: string, make: () => Promise<Buffer>, mayMake: () => Promise<boolean>) => {
    const known = await readFile(join(folder, name)).catch(() => undefined)
    if (known) return known
    if (making >= maxWaiting) return null
    making++
    try {
      if (!(await mayMake())) return null
      const result = await inTurn(make)
      await store(name, result).catch(warn)
      return result
    } finally {
      making--
    }
  }

  return {
    get: async (name, make, mayMake = async () => true) => {
      const known = pending.get(name)
      if (known) return known
      const result = load(name, make, mayMake).finally(() => pending.delete(name))
      pending.set(name, result)
      return result
    },
  }
}

/** Deletes the oldest files in a folder until it is below 90% of `maxBytes`. */
export async function trimFolder(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder)
  const found = await Promise.all(
    names.map(async (name) => {
      // Another process may have deleted the file.
      const status = await stat(join(folder, name)).catch(() => undefined)
      return status && { name, bytes: status.size, written: status.mtimeMs }
    }),
  )
  const files = found.filter((file) => file !== undefined).toSorted((a, b) => a.written - b.written)
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes <= maxBytes) return
  for (const file of files) {
    if (bytes <= 0.9 * maxBytes) return
    await unlink(join(folder, file.name)).catch(() => {})
    bytes -= file.bytes
  }
}
