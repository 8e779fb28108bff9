import { mergeFields, type FieldsEdit } from '#domain/catalog/texts/merge-fields.ts'

export interface ArticlePicture {
  /** Base path of its files. */
  base: string
  alt: string
}

/** An article as staff edit it. */
export interface ArticleFields {
  /** Plain text. */
  title: string
  slug: string
  /** Plain text. */
  excerpt: string
  /** HTML. */
  content: string
  /** Blocks in the page format: those placed in the text, and those below it. */
  blocks: readonly unknown[]
  format: string
  /** Ids of visible categories and featured slots. The first visible category is part of the article's path. */
  categories: readonly number[]
  /** Names. */
  tags: readonly string[]
  /** Name, or empty. */
  author: string
  picture: ArticlePicture | null
  /** URL or path of the video that replaces the picture; empty for none. */
  video: string
}

export const articleFields = [
  'title',
  'slug',
  'excerpt',
  'content',
  'blocks',
  'format',
  'categories',
  'tags',
  'author',
  'picture',
  'video',
] as const satisfies readonly (keyof ArticleFields)[]
export type ArticleField = (typeof articleFields)[number]

/** Maximum lengths in characters, and maximum counts. */
export const articleLimits = { title: 300, slug: 100, excerpt: 2_000, content: 1_000_000, tag: 100, tags: 30, alt: 300 }

/** Width in px of the picture file that cards and articles show. Every picture needs one. */
export const articlePictureWidth = 768

export type ArticleEdit = FieldsEdit<ArticleFields>

/** Merges an edit into the newest version field by field; conflicting fields retain the stored value. */
export function mergeArticle(stored: ArticleFields, edit: ArticleEdit) {
  return mergeFields<ArticleFields, ArticleField>(articleFields, stored, edit)
}

/** Returns true for a slug that a path can contain: lowercase letters, digits, hyphens, and underscores. */
export function isArticleSlug(slug: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,99}$/.test(slug)
}

/** Derives a slug from a title; '' if it has no Latin letters or digits. */
export function articleSlug(title: string): string {
  return (
    title
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .match(/[a-z0-9]+/g) ?? []
  )
    .join('-')
    .slice(0, articleLimits.slug)
    .replace(/-$/, '')
}
