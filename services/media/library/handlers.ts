import { isDeepStrictEqual } from 'node:util'
import type { mediaLibrary } from '#contract/media-library.ts'
import { articlePictureWidth } from '#domain/content/article/article-fields.ts'
import { mediaLimits } from '#domain/media/library/media-file.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Database } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { assertAllSitesAccess } from '#services/staff-catalog/steps.ts'
import { purgeAltTexts } from './purge-alt-texts.ts'
import { replaceEverywhere } from './replace-file.ts'
import { listFiles, lockFile, markDeleted, readFile, readUploaders, writeAltTexts } from './repository.ts'
import { storeUpload } from './upload-steps.ts'
import { readUses } from './uses-repository.ts'
import { wireDetail, wireFile, wireUses, type Use } from './wire-file.ts'

export interface MediaLibraryDeps {
  db: Database
  /** Folder of the stored files. */
  mediaFolder: string
  /** Number of days before an unused upload is deleted. */
  mediaUnusedDays: number
}

/** Maximum number of uses that a refused deletion lists. */
const maxNamedUses = 5

export const mediaLibraryHandlers: Handlers<typeof mediaLibrary, MediaLibraryDeps> = {
  async 'GET /svc_admin/media'({ query }, { db, mediaUnusedDays: days }) {
    const { isUndescribed, ...filter } = query
    const { files, next } = await listFiles(db, { ...filter, isUndescribed: isUndescribed === 'true' })
    const uploaders = await readUploaders(db)
    return { files: files.map((file) => wireFile(file, days)), next, uploaders, unusedDays: days }
  },

  async 'GET /svc_admin/media/{id}'({ params: { id }, now, refuse }, { db, mediaUnusedDays: days }) {
    const file = await wireDetail(db, id, { days, now })
    if (!file) throw refuse('media_not_found')
    return file
  },

  async 'POST /svc_admin/media'({ body, staff, now, refuse }, deps) {
    const stored = await storeUpload(deps, { ...body, uploadedBy: staff.name })
    if ('code' in stored) {
      if (stored.code !== 'too_many_pixels') throw refuse(stored.code)
      throw refuse('too_many_pixels', { width: stored.width, height: stored.height })
    }
    return (await wireDetail(deps.db, stored.id, { days: deps.mediaUnusedDays, now }))!
  },

  async 'PUT /svc_admin/media/{id}'({ params: { id }, body, now, refuse }, { db, mediaUnusedDays: days }) {
    await db.transaction(async (tx) => {
      await lockFile(tx, id)
      const file = await readFile(tx, id)
      if (!file || file.isDeleted) throw refuse('media_not_found')
      const stored = { alt: file.alt, alts: file.alts }
      const texts = { alt: body.alt, alts: withoutEmpty(body.alts) }
      if (isDeepStrictEqual(texts, stored)) return
      if (!isDeepStrictEqual({ alt: body.read.alt, alts: body.read.alts }, stored)) throw refuse('texts_changed')
      await writeAltTexts(tx, id, texts)
      await purgeAltTexts(tx, file.path)
    })
    return (await wireDetail(db, id, { days, now }))!
  },

  async 'POST /svc_admin/media/{id}/replacement'({ params, body, staff, now, refuse }, deps) {
    const { db, mediaUnusedDays: days } = deps
    assertAllSitesAccess(staff)
    const file = await readFile(db, params.id)
    if (!file || file.isDeleted) throw refuse('media_not_found')
    if (!file.picture) throw refuse('not_replaceable')
    const uses = await readUses(db, file.path, mediaLimits.uses + 1)
    if (uses.length > mediaLimits.uses) throw refuse('too_many_uses', { max: mediaLimits.uses })
    const usedIn = await wireUses(db, file.path, uses, now)
    assertMayReplace(staff, usedIn)
    const stored = await storeUpload(deps, { ...body, uploadedBy: staff.name })
    if ('code' in stored) {
      if (stored.code !== 'too_many_pixels') throw refuse(stored.code)
      throw refuse('too_many_pixels', { width: stored.width, height: stored.height })
    }
    const { alt: storedAlt, ...to } = stored.picture
    const isInArticle = usedIn.some((use) => use.type === 'article' && !use.isEarlier)
    if (isInArticle && !to.widths.includes(articlePictureWidth)) throw refuse('picture_too_small')
    if (to.base !== file.path) {
      const { alt, alts } = file
      if (storedAlt === '') await db.transaction((tx) => writeAltTexts(tx, stored.id, { alt, alts }))
      await replaceEverywhere(db, usedIn, { from: file.path, to, author: staff.name })
    }
    return (await wireDetail(db, stored.id, { days, now }))!
  },

  async 'DELETE /svc_admin/media/{id}'({ params: { id }, now, refuse }, { db }) {
    await db.transaction(async (tx) => {
      await lockFile(tx, id)
      const file = await readFile(tx, id)
      if (!file) throw refuse('media_not_found')
      if (file.isDeleted) return
      if (file.source === 'demo') throw refuse('demo_file')
      if (file.uses > 0) {
        const usedIn = await wireUses(tx, file.path, await readUses(tx, file.path, maxNamedUses), now)
        throw refuse('media_in_use', { usedIn, total: file.uses })
      }
      await markDeleted(tx, id)
    })
    return { id }
  },
}

/** Throws a refusal unless the staff member is allowed to change every product and category that uses a file. */
function assertMayReplace(staff: Staff, usedIn: readonly Use[]): void {
  const isInCatalog = usedIn.some(({ type }) => type === 'product' || type === 'category')
  if (isInCatalog && !staff.permissions.has('catalog.write'))
    throw commonRefusal('not_permitted', { permission: 'catalog.write' })
}

function withoutEmpty<Texts extends object>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Texts
}
