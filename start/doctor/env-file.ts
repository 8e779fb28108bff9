import { chmod, stat } from 'node:fs/promises'
import type { Finding } from './finding.ts'

/** Checks that no other user can read the secrets in the env file. */
export async function envFileFinding(file: string): Promise<Finding[]> {
  const found = await stat(file).catch(() => null)
  if (!found) return []
  const name = 'env file'
  if ((found.mode & 0o077) === 0) return [{ name, fact: 'readable by its owner only' }]
  const fix = async () => {
    await chmod(file, 0o600)
    return `${file} is now readable by its owner only`
  }
  return [{ name, problem: `Other users of this machine may read ${file}: chmod 600.`, fix }]
}
