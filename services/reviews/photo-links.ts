import { isSigned, signatureOf } from '#services/call/signing.ts'

const purpose = 'review-photo'
const day = 86_400_000

/** What makes links to photos that are not shown yet. */
export interface Links {
  secret: string
  now: number
}

/** The address of a photo that everybody may see. */
export function photoAddress(id: string, size: 'small' | 'large'): string {
  return `/media/reviews/${id}-${size}.webp`
}

/** The address of a photo that waits, for its author and whoever decides: good until the end of the next day. */
export function signedAddress({ secret, now }: Links, id: string, size: 'small' | 'large'): string {
  const until = (Math.floor(now / day) + 2) * day
  const signature = signatureOf(secret, purpose, `${id}.${until}`)
  return `${photoAddress(id, size)}?${new URLSearchParams({ until: String(until), signature }).toString()}`
}

/** Whether an address names a photo as one that its holder may see now. */
export function isLinked({ secret, now }: Links, id: string, query: URLSearchParams): boolean {
  const until = query.get('until') ?? ''
  if (!/^\d{13}$/.test(until) || Number(until) < now) return false
  return isSigned(secret, purpose, `${id}.${until}`, query.get('signature') ?? '')
}
