import type { staffArticles } from '#contract/staff-articles.ts'
import type { Reply } from '#contract/kernel/call.ts'
import { fieldToText } from '#domain/content/article/plain-field.ts'
import type { ArticleFields } from '#domain/content/article/article-fields.ts'
import { postPath } from '#domain/content/index-categories.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readArticle, readVersion, type StoredVersion } from './repository.ts'

type WireArticle = Reply<typeof staffArticles, 'GET /svc_admin/articles/{id}'>

/** Returns an article with the fields of its newest version, or undefined. */
export async function wireArticle(db: QueryRunner, id: number): Promise<WireArticle | undefined> {
  const article = await readArticle(db, id)
  if (!article) return undefined
  const { latest, published, publishedAt, scheduled, scheduledAt, scheduleProblem, isDeleted } = article
  const version = (await readVersion(db, id, latest))!
  const shown = published === latest ? version : published === null ? undefined : await readVersion(db, id, published)
  return {
    id,
    latest,
    published: isDeleted ? null : published,
    publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
    path: shown && !isDeleted ? pathOf(shown) : null,
    scheduled:
      scheduled === null || scheduledAt === null || isDeleted
        ? null
        : { number: scheduled, at: new Date(scheduledAt).toISOString() },
    scheduleProblem: isDeleted ? null : scheduleProblem,
    savedAt: new Date(version.savedAt).toISOString(),
    savedBy: version.savedBy,
    isDeleted,
    hasCode: version.customCss !== '' || version.customJs !== '',
    fields: {
      ...fieldsOf(version),
      blocks: [...version.blocks],
      categories: [...version.categories],
      tags: version.tags,
    },
  }
}

/** Returns a stored version in the form that staff edit. */
export function fieldsOf(version: StoredVersion): ArticleFields {
  const { slug, title, excerpt, content, blocks, format, categories, tags, author, picture, video } = version
  return {
    title: fieldToText(title),
    slug,
    excerpt: fieldToText(excerpt),
    content,
    blocks,
    format,
    categories,
    tags,
    author,
    picture: picture?.base === undefined ? null : { base: picture.base, alt: picture.alt ?? '' },
    video: video ?? '',
  }
}

/** Returns the path of a version in the shop. */
export function pathOf({ slug, categories, tagIds }: Pick<StoredVersion, 'slug' | 'categories' | 'tagIds'>): string {
  return postPath({ slug, categories, tags: tagIds })
}
