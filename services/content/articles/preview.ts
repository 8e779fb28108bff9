import { z } from 'zod'
import { PictureSizes } from '#contract/content.ts'
import { checkBlocks } from '#contract/content-blocks.ts'
import { postPath } from '#domain/content/index-categories.ts'
import type { QueryRunner } from '#platform/database.ts'
import type { Post } from '../posts/post-engine.ts'
import { readSignedPreview, signPreview } from '../versions/signed-preview.ts'
import { readArticle, readVersion } from './repository.ts'

const purpose = 'article-preview'
const Preview = z.object({
  id: z.int(),
  number: z.int(),
  /** Epoch milliseconds. */
  expires: z.number(),
})
type Preview = z.infer<typeof Preview>

/** Returns a signed token for a version of an article. */
export function createArticleToken(secret: string, preview: Preview): string {
  return signPreview(secret, purpose, preview)
}

/** Returns the preview in a token, or null if this store did not sign it or if it has expired. */
export function readArticleToken(secret: string, token: string, now: number): Preview | null {
  return readSignedPreview(secret, { token, purpose, schema: Preview }, now)
}

/**
 * Returns a version of an article as the shop would receive it, or undefined. Omits its CSS and JavaScript, because
 * their URLs serve only the published version's code.
 */
export async function previewPost(db: QueryRunner, id: number, number: number, now: number): Promise<Post | undefined> {
  const [article, version] = [await readArticle(db, id), await readVersion(db, id, number)]
  if (!article || article.isDeleted || !version) return undefined
  const { slug, title, excerpt, content, format, categories, tagIds, picture, video, author } = version
  const base = picture?.base ?? null
  const link = postPath({ slug, categories, tags: tagIds })
  return {
    id,
    slug,
    date: new Date(article.publishedAt ?? now).toISOString().slice(0, 19),
    link,
    format,
    title: { rendered: title },
    excerpt: { rendered: `<p>${excerpt}</p>` },
    content: { rendered: content },
    blocks: checkBlocks(version.blocks).blocks,
    categories,
    tags: tagIds,
    featured_media: 0,
    featuredImagePath: base,
    largeFeaturedImagePath: base,
    featuredImageAlt: picture?.alt ?? '',
    featuredImageFiles: sizesOf(picture),
    featuredVideo: video,
    customCss: '',
    customJs: '',
    authorName: author,
  }
}

/** Returns the sizes of a stored picture, or null, because posts from files may name a picture without them. */
function sizesOf(picture: Readonly<Record<string, unknown>> | null) {
  const { width, height, widths } = picture ?? {}
  return PictureSizes.safeParse({ width, height, widths }).data ?? null
}
