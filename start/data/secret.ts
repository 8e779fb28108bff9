import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from '#platform/command-error.ts'

/** Returns the store's secret. The first start creates it with mode 0600. */
export function loadOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= 32) {
      // A copied file may have lost its mode.
      chmodSync(file, 0o600)
      return secret
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT')
      throw new CommandError(`Cannot read ${file} (${code}). Start the store as the user who created it.`)
  }
  const secret = randomBytes(32).toString('base64url')
  // An interrupted start must not leave a partial secret.
  writeFileSync(`${file}.new`, `${secret}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secret
}
