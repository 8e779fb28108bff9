import type { IncomingMessage, ServerResponse } from 'node:http'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

interface RegistryPhoto {
  id: string
  width: number
  height: number
}
interface Links {
  secret: string
  now: number
}

const purpose = 'registry-photo'
const day = 86_400_000
const path = /^\/media\/registries\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

const put = statement(
  'registry-photo.put',
  `insert into registry_photo (registry_id, width, height, bytes) values ($1, $2, $3, $4)
   on conflict (registry_id) do update set id = excluded.id, width = excluded.width, height = excluded.height,
     bytes = excluded.bytes`,
)
const remove = statement('registry-photo.remove', 'delete from registry_photo where registry_id = $1')
const about = statement<RegistryPhoto>(
  'registry-photo.of',
  'select id, width, height from registry_photo where registry_id = $1',
)
const bytesOf = statement<{ bytes: Buffer }>('registry-photo.bytes', 'select bytes from registry_photo where id = $1')

/** Stores a registry's photo, or removes it. */
export async function saveRegistryPhoto(
  tx: Transaction,
  registryId: string,
  photo: { width: number; height: number; large: Buffer } | null,
) {
  if (photo === null) await tx.run(remove, [registryId])
  else await tx.run(put, [registryId, photo.width, photo.height, photo.large])
}

/**
 * Returns a registry's photo with a signed URL that is valid until the end of the next day, or null. Only callers who
 * can see the registry get the URL.
 */
export async function readPhoto(db: QueryRunner, { secret, now }: Links, registryId: string) {
  const [photo] = await db.run(about, [registryId])
  if (!photo) return null
  const until = String((Math.floor(now / day) + 2) * day)
  const signature = signatureOf(secret, purpose, `${photo.id}.${until}`)
  const query = new URLSearchParams({ until, signature }).toString()
  return { url: `/media/registries/${photo.id}.webp?${query}`, width: photo.width, height: photo.height }
}

/** Serves registry photos by their signed URL; returns false for other paths and invalid signatures. */
export function serveRegistryPhotos(
  { db, secret, clock }: { db: QueryRunner; secret: string; clock: () => number },
  headers: Readonly<Record<string, string>>,
) {
  return async ({ url = '', method }: Pick<IncomingMessage, 'url' | 'method'>, response: ServerResponse) => {
    const [address = '', search = ''] = url.split('?', 2)
    const [, id] = path.exec(address) ?? []
    if (id === undefined) return false
    const query = new URLSearchParams(search)
    const [until, signature] = [query.get('until') ?? '', query.get('signature') ?? '']
    if (!/^\d{13}$/.test(until) || Number(until) < clock()) return false
    if (!hasSignature(secret, purpose, `${id}.${until}`, signature)) return false
    const [photo] = await db.run(bytesOf, [id])
    if (!photo) return false
    response.writeHead(200, {
      ...headers,
      'content-type': 'image/webp',
      'content-length': photo.bytes.length,
      'cache-control': 'private, max-age=3600',
    })
    response.end(method === 'HEAD' ? undefined : photo.bytes)
    return true
  }
}
