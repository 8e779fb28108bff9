import type { IncomingMessage, ServerResponse } from 'node:http'
import type { QueryRunner } from '#platform/database.ts'
import { isSignedPhotoUrl } from './photo-links.ts'
import { readPhoto } from './repository.ts'

const path = /^\/media\/reviews\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(small|large)\.webp$/

interface Photos {
  db: QueryRunner
  secret: string
  clock: () => number
}

/**
 * Serves /media/reviews/: approved photos publicly with permanent caching, other photos only through a signed link.
 * Returns false for other paths.
 */
export function servePhotos({ db, secret, clock }: Photos, headers: Readonly<Record<string, string>>) {
  return async ({ url = '', method }: Pick<IncomingMessage, 'url' | 'method'>, response: ServerResponse) => {
    const [address = '', query = ''] = url.split('?', 2)
    const [, id, size] = path.exec(address) ?? []
    if (id === undefined) return false
    const photo = await readPhoto(db, id, size === 'large')
    if (!photo) return false
    if (!photo.isApproved && !isSignedPhotoUrl({ secret, now: clock() }, id, new URLSearchParams(query))) return false
    response.writeHead(200, {
      ...headers,
      'content-type': 'image/webp',
      'content-length': photo.bytes.length,
      // Each photo has a unique file name.
      'cache-control': photo.isApproved ? 'public, max-age=31536000, immutable' : 'private, no-store',
    })
    response.end(method === 'HEAD' ? undefined : photo.bytes)
    return true
  }
}
