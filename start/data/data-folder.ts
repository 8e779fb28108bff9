import { accessSync, constants, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommandError } from '#platform/command-error.ts'

/** Required free space in bytes. The first start needs more, for the demo data. */
const leastFreeBytes = { first: 300_000_000, again: 60_000_000 }

/** Throws `CommandError` if the folder is not writable or its disk is full. */
export function openDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') throw diskFull(folder)
    throw new CommandError(
      code === 'EEXIST' || code === 'ENOTDIR'
        ? `${folder} is not a folder. Set DATA_DIR to one.`
        : `${folder} is not writable (${code}). Change its owner, or set DATA_DIR to another folder.`,
    )
  }
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < leastFree(folder)) throw diskFull(folder)
}

/** Creates folders one by one, because Node's recursive mkdir never returns below /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o711 })
}

function leastFree(folder: string) {
  return existsSync(join(folder, 'engine', 'data')) ? leastFreeBytes.again : leastFreeBytes.first
}

function diskFull(folder: string) {
  return new CommandError(
    `The disk that holds ${folder} is full. Free up space (${leastFree(folder) / 1e6} MB at least) and start again, or set DATA_DIR to a folder on another disk.`,
  )
}

/** Replaces an error caused by a full disk (ENOSPC, EDQUOT, SQLSTATE 53100) with advice. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return diskFull(folder)
  }
  return error
}
