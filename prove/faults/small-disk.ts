import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Mounts a small disk. Returns null if this process may not mount disks. */
export function openSmallDisk(megabytes: number) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return null
  }
  const dataDir = join(folder, 'data')
  const ballast = join(folder, 'ballast')
  return {
    dataDir,
    fill: () => {
      const file = openSync(ballast, 'a')
      const block = Buffer.alloc(2 ** 16)
      try {
        for (;;) writeSync(file, block)
      } catch {
        // The write fails when the disk is full.
      } finally {
        closeSync(file)
      }
      chmodSync(ballast, 0o600)
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    close: () => {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
      rmdirSync(folder)
    },
  }
}
