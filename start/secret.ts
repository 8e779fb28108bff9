import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from '#platform/stop.ts'

/** The secret of a demo, made on its first start and readable by its user alone. */
export function secretOf(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= 32) {
      // Copied folders forget who may read what.
      chmodSync(file, 0o600)
      return secret
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT') throw new Stop(`${file} cannot be read (${code}). Start the store as the user who made it.`)
  }
  const secret = randomBytes(32).toString('base64url')
  // Whole or not there: a start that is killed leaves no half secret.
  writeFileSync(`${file}.new`, `${secret}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return secret
}
