import type { IncomingMessage, ServerResponse } from 'node:http'
import type { QueryRunner } from '#platform/database.ts'
import { isSignedPhotoUrl } from './photo-links.ts'
import { readStoryPhoto } from './repository.ts'

const path = /^\/media\/stories\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(small|large)\.webp$/

interface Photos {
  db: QueryRunner
  secret: string
  clock: () => number
}

/**
 * Serves /media/stories/: photos of published stories publicly, other photos only through a signed link. Returns false
 * for other paths. Photos are cached for an hour, because staff may withdraw a story.
 */
export function serveStoryPhotos({ db, secret, clock }: Photos, headers: Readonly<Record<string, string>>) {
  return async ({ url = '', method }: Pick<IncomingMessage, 'url' | 'method'>, response: ServerResponse) => {
    const [address = '', query = ''] = url.split('?', 2)
    const [, id, size] = path.exec(address) ?? []
    if (id === undefined) return false
    const photo = await readStoryPhoto(db, id, size === 'large')
    if (!photo) return false
    if (!photo.isPublished && !isSignedPhotoUrl({ secret, now: clock() }, id, new URLSearchParams(query))) return false
    response.writeHead(200, {
      ...headers,
      'content-type': 'image/webp',
      'content-length': photo.bytes.length,
      'cache-control': photo.isPublished ? 'public, max-age=3600' : 'private, no-store',
    })
    response.end(method === 'HEAD' ? undefined : photo.bytes)
    return true
  }
}
