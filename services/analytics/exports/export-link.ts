import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

const purpose = 'event-export'
const path = /^\/event-exports\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{13})\.([\w-]{43})$/

/** Returns the path of an event file, valid until a time in Unix milliseconds. */
export function exportFilePath(secret: string, id: string, until: number): string {
  return `/event-exports/${id}.${until}.${signatureOf(secret, purpose, `${id}.${until}`)}`
}

/** Returns the id of the export at a path, or undefined if the signature is wrong or the link has expired. */
export function exportIdOfFilePath(secret: string, address: string, now: number): string | undefined {
  const [, id, until, signature] = path.exec(address) ?? []
  if (id === undefined || now > Number(until)) return undefined
  return hasSignature(secret, purpose, `${id}.${until}`, signature!) ? id : undefined
}
