import { randomBytes } from 'node:crypto'

/** Creates a random vault token. */
export const newToken = () => randomBytes(18).toString('base64url')

export function withoutEnding(file: string): string {
  return file.replace(/\.json$/, '')
}
