import { isDeepStrictEqual } from 'node:util'
import type { contentPages } from '#contract/content-pages.ts'
import { checkBlocks } from '#contract/content-blocks.ts'
import { blocksForSegments, conditionProblems } from '#domain/content/conditions.ts'
import { translationProblems } from '#domain/content/page-texts.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { publicPage, readCheckedPage } from '../checked-pages.ts'
import { removedPictureProblem } from '../pictures/removed-picture.ts'
import { readPageVersion } from './read-page-version.ts'
import { createPreviewToken, readPreviewToken } from './preview-token.ts'
import { previewMs } from './signed-preview.ts'
import {
  copyToPage,
  createVersion,
  lockVersions,
  purgePage,
  readPages,
  readPublishedNumber,
  readVersion,
  readVersions,
  scheduleVersion,
  type NewVersion,
  type PageVersion,
} from './repository.ts'

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : iso(at))

export const contentPageHandlers: Handlers<typeof contentPages, { db: Database; secret: string }> = {
  async 'GET /svc_content/pages'({ query, now }, { db }) {
    const { after = '', size } = query
    const found = await readPages(db, { ...query, after, size: size + 1, now })
    const pages = found.slice(0, size)
    return {
      next: found.length > size ? pages.at(-1)!.handle : null,
      pages: pages.map(({ publishedAt, nextAt, changedAt, ...page }) => ({
        ...page,
        publishedAt: isoOrNull(publishedAt),
        nextAt: isoOrNull(nextAt),
        changedAt: iso(changedAt),
      })),
    }
  },

  async 'GET /svc_content/pages/{site}/{handle}/versions'({ params, now }, { db }) {
    const { site, handle } = params
    const published = await readPublishedNumber(db, site, handle, now)
    const versions = await readVersions(db, site, handle)
    return { versions: versions.map((version) => wireVersion(version, published, now)) }
  },

  async 'GET /svc_content/pages/{site}/{handle}/versions/{number}'({ params, now, refuse }, { db }) {
    const { site, handle, number } = params
    const found = await readVersion(db, site, handle, number)
    if (!found) throw refuse('version_not_found')
    const { description, document } = found
    const published = await readPublishedNumber(db, site, handle, now)
    return { ...wireVersion(found, published, now), description, document: { ...document } }
  },

  async 'POST /svc_content/pages/{site}/{handle}/versions'({ params, body, staff, now, refuse }, { db }) {
    const { blocks, problems } = checkBlocks(body.document.content)
    problems.push(...conditionProblems(params.handle, blocks), ...translationProblems(body.document['translations']))
    if (problems.length > 0) throw refuse('document_invalid', { problems: problems.slice(0, 50) })
    const { title, description, note, basedOn } = body
    const document = { zones: {}, version: 1, ...body.document, root: { props: { title } } }
    const draft = { ...params, title, description, document, note, author: staff.name, publishAt: null }
    return db.transaction(async (tx) => {
      await lockVersions(tx, params.site, params.handle)
      const [latest] = await readVersions(tx, params.site, params.handle)
      const number = latest?.number ?? 0
      // On a retry, the draft is already stored.
      if (number === basedOn + 1 && (await isStored(tx, draft, number))) return wireVersion(latest!, null, now)
      if (number !== basedOn) throw refuse('version_conflict', { latest: number })
      const removed = await removedPictureProblem(tx, document)
      if (removed !== undefined) throw refuse('document_invalid', { problems: [removed] })
      const created = await createVersion(tx, draft)
      return wireVersion((await readVersion(tx, params.site, params.handle, created))!, null, now)
    })
  },

  async 'PUT /svc_content/pages/{site}/{handle}/versions/{number}/publication'({ params, body, now, refuse }, { db }) {
    const { site, handle, number } = params
    const at = body.at === 'now' ? now : body.at === null ? null : Date.parse(body.at)
    if (at !== null && at < now) throw refuse('moment_passed')
    return db.transaction(async (tx) => {
      await lockVersions(tx, site, handle)
      const found = await readVersion(tx, site, handle, number)
      if (!found) throw refuse('version_not_found')
      const isChanged = await scheduleVersion(tx, { site, handle, number, at, now })
      const published = await readPublishedNumber(tx, site, handle, now)
      // On a retry, the version is already published.
      if (!isChanged && !(body.at === 'now' && published === number)) throw refuse('already_published')
      if (isChanged && at === now) await copyToPage(tx, site, handle, number)
      else if (isChanged) {
        // Purges cached copies, because they now expire at a different time.
        const page = await readCheckedPage({ db: tx }, site, handle, now)
        if (page) await purgePage(tx, site, handle, page.id)
      }
      return wireVersion((await readVersion(tx, site, handle, number))!, published, now)
    })
  },

  async 'POST /svc_content/previews'({ body, now, refuse }, { db, secret }) {
    const { site, handle, number, segment } = body
    const at = body.at === null ? null : Date.parse(body.at)
    const preview = { site, handle, number, at, segment }
    if (!(await readPageVersion(db, preview, now))) throw refuse('version_not_found')
    const expires = now + previewMs
    const token = createPreviewToken(secret, { ...preview, expires })
    return {
      path: `/__rb__/preview?token=${token}`,
      canvas: `/__rb__/rhpa?token=${token}`,
      expiresAt: iso(expires),
    }
  },

  async 'GET /svc_content/cms/preview'({ site, query, now, refuse }, { db, secret }) {
    const preview = readPreviewToken(secret, query.token, now)
    if (!preview || preview.site !== site) throw refuse('preview_not_found')
    const page = await readPageVersion(db, preview, now)
    if (!page) throw refuse('preview_not_found')
    const { content } = page.roguebuilder
    const replacements = blocksForSegments(content, preview.segment === null ? [] : [preview.segment])
    const shown = content.map((block) => {
      const replacement = replacements.get(block.props.id)
      // Conditions are removed, because everyone with the preview link must see the replacement block.
      return replacement ? { ...replacement, props: { ...replacement.props, conditions: undefined } } : block
    })
    return publicPage({ ...page, roguebuilder: { ...page.roguebuilder, content: shown } })
  },
}

async function isStored(tx: Transaction, draft: NewVersion, number: number): Promise<boolean> {
  const { site, handle, ...wanted } = draft
  const found = await readVersion(tx, site, handle, number)
  if (!found) return false
  const { title, description, document, note, author, publishAt } = found
  return isDeepStrictEqual({ title, description, document, note, author, publishAt }, wanted)
}

/** Converts a version to its wire form, with its state; `published` is the number of the published version. */
function wireVersion(
  { number, title, note, author, createdAt, publishAt }: PageVersion,
  published: number | null,
  now: number,
) {
  const state =
    publishAt === null
      ? ('draft' as const)
      : publishAt > now
        ? ('scheduled' as const)
        : number === published
          ? ('published' as const)
          : ('replaced' as const)
  return {
    number,
    title,
    note,
    author,
    createdAt: iso(createdAt),
    publishAt: isoOrNull(publishAt),
    state,
  }
}
