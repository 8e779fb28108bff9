import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

const purpose = 'chat-file'
const day = 86_400_000

export interface Links {
  secret: string
  now: number
}

/** Number of days that an emailed link is valid. */
export const mailedLinkDays = 30

/** Returns the signed path of a chat file, valid until the end of the next day or of a later day. */
export function signedFilePath({ secret, now }: Links, id: string, daysAhead = 1): string {
  const until = (Math.floor(now / day) + 1 + daysAhead) * day
  const signature = signatureOf(secret, purpose, `${id}.${until}`)
  return `/media/chat/${id}?${new URLSearchParams({ until: String(until), signature }).toString()}`
}

/** Verifies the signature and expiry of a file path. */
export function isSignedFilePath({ secret, now }: Links, id: string, query: URLSearchParams): boolean {
  const until = query.get('until') ?? ''
  if (!/^\d{13}$/.test(until) || Number(until) < now) return false
  return hasSignature(secret, purpose, `${id}.${until}`, query.get('signature') ?? '')
}
