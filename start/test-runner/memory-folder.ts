import { statfsSync } from 'node:fs'

const memory = '/dev/shm'
/** Several times the space that a whole run needs. */
const neededBytes = 8 * 1024 ** 3

/**
 * If there is enough space, stores temporary files of this process and its children in memory. Creating a test database
 * then takes 70 ms instead of 900 ms.
 */
export function useMemoryFolder(): void {
  if (process.env['TMPDIR'] !== undefined) return
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize >= neededBytes) process.env['TMPDIR'] = memory
  } catch {
    // This folder exists only on Linux.
  }
}
