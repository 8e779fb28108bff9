import type { staffArticles } from '#contract/staff-articles.ts'
import { fieldToText } from '#domain/content/article/plain-field.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { assertAllSitesAccess } from '#services/staff-catalog/steps.ts'
import type { PostEngine } from '../posts/post-engine.ts'
import { previewMs } from '../versions/signed-preview.ts'
import { readLabels } from './labels-repository.ts'
import { listArticles } from './list-repository.ts'
import { createArticleToken, previewPost, readArticleToken } from './preview.ts'
import { deleteArticle, recoverArticle, restoreVersion, setPublication, unpublishArticle } from './publish-article.ts'
import { readArticle, readVersion, readVersions } from './repository.ts'
import { createArticle, saveArticle } from './save-article.ts'
import { wireArticle } from './wire-article.ts'

interface ArticleDeps {
  db: Database
  secret: string
  /** If undefined, the shop reads the store's own tables. */
  posts?: PostEngine
}

const iso = (at: number) => new Date(at).toISOString()
const isoOrNull = (at: number | null) => (at === null ? null : iso(at))

export const staffArticleHandlers: Handlers<typeof staffArticles, ArticleDeps> = {
  async 'GET /svc_admin/articles'({ query }, { db, posts }) {
    const { articles, next } = await listArticles(db, query)
    return {
      articles: articles.map(({ title, scheduledAt, publishedAt, savedAt, ...row }) => ({
        ...row,
        title: fieldToText(title),
        scheduledAt: isoOrNull(scheduledAt),
        publishedAt: isoOrNull(publishedAt),
        savedAt: iso(savedAt),
      })),
      next,
      isElsewhere: posts !== undefined,
    }
  },

  async 'GET /svc_admin/article-labels'(_, { db }) {
    return readLabels(db)
  },

  async 'POST /svc_admin/articles'({ body, staff, key, refuse }, { db }) {
    const { id } = await db.transaction(async (tx) => {
      const result = await createArticle(tx, body, { key, savedBy: staff.name })
      if ('code' in result) throw refuse(result.code)
      return result
    })
    return (await wireArticle(db, id))!
  },

  async 'GET /svc_admin/articles/{id}'({ params, refuse }, { db }) {
    const article = await wireArticle(db, params.id)
    if (!article) throw refuse('article_not_found')
    return article
  },

  async 'PUT /svc_admin/articles/{id}'({ params: { id }, body, staff, refuse }, { db }) {
    await db.transaction(async (tx) => {
      const problem = await saveArticle(tx, id, body, staff.name)
      if (problem?.code === 'article_changed') throw refuse('article_changed', { fields: problem.fields })
      if (problem?.code === 'article_invalid') throw refuse('article_invalid', { problems: problem.problems })
      if (problem) throw refuse(problem.code)
    })
    return (await wireArticle(db, id))!
  },

  async 'GET /svc_admin/articles/{id}/versions'({ params: { id }, refuse }, { db }) {
    const article = await readArticle(db, id)
    if (!article) throw refuse('article_not_found')
    const versions = await readVersions(db, id)
    return {
      versions: versions.map(({ title, savedAt, ...version }) => ({
        ...version,
        title: fieldToText(title),
        savedAt: iso(savedAt),
        isPublished: version.number === article.published && !article.isDeleted,
      })),
    }
  },

  async 'POST /svc_admin/articles/{id}/versions/{number}/restoration'({ params, body, staff, refuse }, { db }) {
    const { id, number } = params
    await db.transaction(async (tx) => {
      const problem = await restoreVersion(tx, id, { number, latest: body.latest }, staff.name)
      if (problem?.code === 'version_conflict') throw refuse('version_conflict', { latest: problem.latest })
      if (problem) throw refuse(problem.code)
    })
    return (await wireArticle(db, id))!
  },

  async 'PUT /svc_admin/articles/{id}/publication'({ params: { id }, body, staff, refuse }, { db }) {
    assertAllSitesAccess(staff)
    const at = body.at === null || body.at === 'now' ? body.at : Date.parse(body.at)
    await db.transaction(async (tx) => {
      const problem = await setPublication(tx, id, { ...body, at })
      if (problem?.code === 'version_conflict') throw refuse('version_conflict', { latest: problem.latest })
      if (problem?.code === 'path_redirected') {
        const { site, from, to } = problem
        throw refuse('path_redirected', { site, from, to })
      }
      if (problem) throw refuse(problem.code)
    })
    return (await wireArticle(db, id))!
  },

  async 'DELETE /svc_admin/articles/{id}/publication'({ params: { id }, query, staff, refuse }, { db }) {
    assertAllSitesAccess(staff)
    await db.transaction(async (tx) => {
      const problem = await unpublishArticle(tx, id, query.latest)
      if (problem?.code === 'version_conflict') throw refuse('version_conflict', { latest: problem.latest })
      if (problem) throw refuse(problem.code)
    })
    return (await wireArticle(db, id))!
  },

  async 'DELETE /svc_admin/articles/{id}'({ params: { id }, query, staff, refuse }, { db }) {
    assertAllSitesAccess(staff)
    await db.transaction(async (tx) => {
      const problem = await deleteArticle(tx, id, query.latest)
      if (problem?.code === 'version_conflict') throw refuse('version_conflict', { latest: problem.latest })
      if (problem) throw refuse(problem.code)
    })
    return (await wireArticle(db, id))!
  },

  async 'POST /svc_admin/articles/{id}/recovery'({ params: { id }, staff, refuse }, { db }) {
    assertAllSitesAccess(staff)
    await db.transaction(async (tx) => {
      const problem = await recoverArticle(tx, id)
      if (problem) throw refuse(problem.code)
    })
    return (await wireArticle(db, id))!
  },

  async 'POST /svc_admin/articles/{id}/previews'({ params: { id }, body: { number }, now, refuse }, { db, secret }) {
    if (!(await readArticle(db, id))) throw refuse('article_not_found')
    if (!(await readVersion(db, id, number))) throw refuse('version_not_found')
    const expires = now + previewMs
    const token = createArticleToken(secret, { id, number, expires })
    return { path: `/__rb__/article?token=${token}`, expiresAt: iso(expires) }
  },

  async 'GET /svc_content/cms/article-preview'({ query, now, refuse }, { db, secret }) {
    const preview = readArticleToken(secret, query.token, now)
    const post = preview && (await previewPost(db, preview.id, preview.number, now))
    if (!post) throw refuse('preview_not_found')
    return post
  },
}
