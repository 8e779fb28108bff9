import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

const purpose = 'data-export'
const path = /^\/account\/export\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** Returns the path of an export archive; anyone with the path may download it. */
export function exportPath(secret: string, exportId: string): string {
  return `/account/export/${exportId}.${signatureOf(secret, purpose, exportId)}`
}

/** Returns the export id in a path, or undefined if the signature is wrong. */
export function exportIdOfPath(secret: string, address: string): string | undefined {
  const [, id, signature] = path.exec(address) ?? []
  return id !== undefined && hasSignature(secret, purpose, id, signature!) ? id : undefined
}
