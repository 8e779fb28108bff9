import type { Reply } from '#contract/kernel/call.ts'
import type { mediaLibrary } from '#contract/media-library.ts'
import { deletionTime } from '#domain/media/library/media-file.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readPictureOwners } from '#services/catalog/steps.ts'
import { readContentUses } from '#services/content/steps.ts'
import { readFile, type MediaFile } from './repository.ts'
import { readUses, type StoredUse } from './uses-repository.ts'

type WireFile = Reply<typeof mediaLibrary, 'GET /svc_admin/media'>['files'][number]
type WireDetail = Reply<typeof mediaLibrary, 'GET /svc_admin/media/{id}'>
export type Use = WireDetail['usedIn'][number]

/** Maximum number of uses that a file's page lists. */
const maxShownUses = 100

/** Converts a file to the list's wire form; `days` is the number of days before unused uploads are deleted. */
export function wireFile(file: MediaFile, days: number): WireFile {
  const { id, path, kind, source, name, picture, bytes, alt, uploadedBy, uploadedAt, uses } = file
  const deletedAt = uses > 0 ? null : deletionTime(file, days)
  return {
    id,
    path,
    kind,
    source,
    name,
    picture: picture && { ...picture, alt },
    bytes,
    alt,
    uploadedBy,
    uploadedAt: new Date(uploadedAt).toISOString(),
    uses,
    deletedOn: deletedAt === null ? null : new Date(deletedAt).toISOString(),
  }
}

/** Returns a file with its texts and uses, or undefined if it is missing or deleted. */
export async function wireDetail(
  db: QueryRunner,
  id: number,
  { days, now }: { days: number; now: number },
): Promise<WireDetail | undefined> {
  const file = await readFile(db, id)
  if (!file || file.isDeleted) return undefined
  const uses = await readUses(db, file.path, maxShownUses)
  return { ...wireFile(file, days), alts: file.alts, usedIn: await wireUses(db, file.path, uses, now) }
}

/** Returns a file's uses with titles, ordered by type: products, categories, pages, articles, and printed catalogs. */
export async function wireUses(db: QueryRunner, path: string, uses: readonly StoredUse[], now: number): Promise<Use[]> {
  const idsOf = (type: StoredUse['type']) => uses.filter((use) => use.type === type).map(({ id }) => Number(id))
  const [productIds, categoryIds] = [idsOf('product'), idsOf('category')]
  const owners = await readPictureOwners(db, path, { products: productIds, categories: categoryIds })
  const { pages, articles } = await readContentUses(db, contentOf(uses), now)
  return [
    ...productIds.map((id) => ({ type: 'product' as const, id, title: owners.products.get(id)?.title ?? '' })),
    ...categoryIds.map((id) => {
      const { title = '', isPicture = false, isInLinks = false } = owners.categories.get(id) ?? {}
      const usedBy = [...(isPicture ? (['picture'] as const) : []), ...(isInLinks ? (['links'] as const) : [])]
      return { type: 'category' as const, id, title, usedBy }
    }),
    ...pages.map((page) => ({ type: 'page' as const, ...page })),
    ...articles.map((article) => ({ type: 'article' as const, ...article })),
    ...idsOf('print_catalog').map((number) => ({ type: 'print_catalog' as const, number })),
  ]
}

/** Returns the pages and articles in `uses`, with the versions that use the file. */
function contentOf(uses: readonly StoredUse[]) {
  return {
    pages: uses.flatMap(({ type, id, parts }) => {
      const [site, handle] = id.split(' ')
      return type === 'page' && handle !== undefined ? [{ site: site as Site, handle, versions: parts }] : []
    }),
    articles: uses.flatMap(({ type, id, parts }) => (type === 'article' ? [{ id: Number(id), versions: parts }] : [])),
  }
}
