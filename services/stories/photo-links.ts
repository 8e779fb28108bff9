import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

const purpose = 'story-photo'
const day = 86_400_000

interface Links {
  secret: string
  now: number
}

/** Returns the public URL for a photo of a published story. */
export function storyPhotoUrl(id: string, size: 'small' | 'large'): string {
  return `/media/stories/${id}-${size}.webp`
}

/** Returns the signed URL of a photo for staff, valid until the end of the next day. */
export function signedStoryPhotoUrl({ secret, now }: Links, id: string, size: 'small' | 'large'): string {
  const until = String((Math.floor(now / day) + 2) * day)
  const signature = signatureOf(secret, purpose, `${id}.${until}`)
  return `${storyPhotoUrl(id, size)}?${new URLSearchParams({ until, signature }).toString()}`
}

/** Verifies the signature and expiry of a photo URL. */
export function isSignedPhotoUrl({ secret, now }: Links, id: string, query: URLSearchParams): boolean {
  const until = query.get('until') ?? ''
  if (!/^\d{13}$/.test(until) || Number(until) < now) return false
  return hasSignature(secret, purpose, `${id}.${until}`, query.get('signature') ?? '')
}
