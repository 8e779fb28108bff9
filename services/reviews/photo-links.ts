import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

const purpose = 'review-photo'
const day = 86_400_000

export interface Links {
  secret: string
  now: number
}

/** Returns the public URL of an approved photo. */
export function reviewPhotoUrl(id: string, size: 'small' | 'large'): string {
  return `/media/reviews/${id}-${size}.webp`
}

/** Returns the signed URL of an unapproved photo for its author and staff, valid until the end of the next day. */
export function signedReviewPhotoUrl({ secret, now }: Links, id: string, size: 'small' | 'large'): string {
  const until = (Math.floor(now / day) + 2) * day
  const signature = signatureOf(secret, purpose, `${id}.${until}`)
  return `${reviewPhotoUrl(id, size)}?${new URLSearchParams({ until: String(until), signature }).toString()}`
}

/** Verifies the signature and expiry of a photo URL. */
export function isSignedPhotoUrl({ secret, now }: Links, id: string, query: URLSearchParams): boolean {
  const until = query.get('until') ?? ''
  if (!/^\d{13}$/.test(until) || Number(until) < now) return false
  return hasSignature(secret, purpose, `${id}.${until}`, query.get('signature') ?? '')
}
