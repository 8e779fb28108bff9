import { readFile } from 'node:fs/promises'
import type { PictureEntry } from '#domain/catalog/product-entry.ts'
import type { Block } from '#domain/content/block.ts'
import { storedWidths } from '#domain/media/picture-widths.ts'
import { featuredSlots, primaryCategory } from '#domain/content/index-categories.ts'
import type { PageTexts } from '#domain/content/page-texts.ts'
import type { Feature } from '#domain/flags/feature.ts'
import { sites } from '#domain/sites.ts'
import { statement, type Database, type Transaction } from '#platform/database.ts'
import type { Picture, WirePictureOf } from '#services/catalog/products/pictures.ts'
import { saveCategories } from '#services/catalog/categories/put-category.ts'
import { publishPage } from '#services/content/publish-page.ts'
import { saveForm } from '#services/forms/steps.ts'
import { refreshSimilar } from '#services/recommendations/steps.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { isDataLoaded, markDataLoaded } from '../marks.ts'
import { demoArticles, publishedAt } from './content/articles.ts'
import { contentBelowListsOf, buyNotesPage } from './content/below-lists.ts'
import { demoCategories } from './catalog/categories.ts'
import { withEventDate } from './catalog/event-dates.ts'
import { facilityForm } from './content/forms.ts'
import { demoHomePages } from './content/home.ts'
import { headerPages } from './content/header.ts'
import { landingPagesOf } from './content/landing-pages.ts'
import { demoPagesOf } from './content/pages.ts'
import { saveDemoOutlines } from './catalog/outlines.ts'
import { demoProducts } from './catalog/products.ts'
import { saveDemoTranslations } from './catalog/translations/save-demo-translations.ts'
import { stripFlags, stripPages } from './content/strips.ts'
import { homeTranslations } from './content/words/home-translations.ts'
import { translatedLanguages } from './content/words/blocks-in-language.ts'
import { saveDemoReviews } from './reviews/save-demo-reviews.ts'

const insertPost = statement(
  'demo.post',
  `insert into post (id, slug, title, excerpt, content, blocks, format, category_ids, tag_ids, picture, published_at)
   values ($1, $2, $3, $4, $5, $6, 'standard', $7, $8, $9, $10) on conflict (id) do nothing`,
)
const insertFlag = statement(
  'demo.flag',
  'insert into flag (key, feature) values ($1, $2) on conflict (key) do nothing',
)
/** Features enabled only in the demo store. */
const demoFlags: Readonly<Record<string, Feature>> = {
  enable_compatibility: { defaultValue: true },
  enable_compatibility_cart: { defaultValue: true },
  ...stripFlags,
}
const insertTag = statement(
  'demo.tag',
  'insert into tag (id, name, description, slug) values ($1, $2, $3, $4) on conflict (id) do nothing',
)
// Demo products have fixed ids, which the sequence must not issue again.
const skipIds = statement(
  'demo.skip-ids',
  `select setval('catalog_id', greatest((select max(id) from product), (select max(id) from sellable), last_value))
   from catalog_id`,
)

/** Folder with the demo pictures, served under /media/demo/. */
export const demoPictures = new URL('pictures/', import.meta.url)

const perTransaction = 10

/**
 * Loads the demo data into an empty store exactly once. An interrupted load can be resumed, because all entries have
 * fixed ids. `onProgress` receives the completed fraction, from 0 to 1.
 */
export async function loadDemo(db: Database, now: number, onProgress: (part: number) => void): Promise<boolean> {
  if (await isDataLoaded(db, 'demo')) return false
  const pictureOf = await demoPictureOf()
  await db.transaction(async (tx) => {
    await saveCategories(tx, demoCategories, pictureOf)
    await saveDemoReviews(tx, demoProducts, now)
  })
  for (let from = 0; from < demoProducts.length; from += perTransaction) {
    onProgress(from / demoProducts.length)
    await db.transaction(async (tx) => {
      for (const product of demoProducts.slice(from, from + perTransaction)) {
        await saveProduct(tx, withEventDate(product, now), pictureOf, now)
      }
    })
  }
  await db.transaction(async (tx) => {
    await putContent(tx, pictureOf, now)
    await saveDemoOutlines(tx)
    await saveDemoTranslations(tx)
    await tx.run(skipIds, [])
    await markDataLoaded(tx, 'demo')
  })
  // Otherwise, the first visitors would see no similar products until the nightly job runs.
  await refreshSimilar(db)
  onProgress(1)
  return true
}

interface DemoPage {
  handle: string
  title: string
  blocks: readonly Block[]
  /** Title and description by language. */
  translations?: Record<string, PageTexts>
}

async function putContent(tx: Transaction, pictureOf: WirePictureOf, now: number) {
  for (const [key, feature] of Object.entries(demoFlags)) await tx.run(insertFlag, [key, JSON.stringify(feature)])
  for (const site of sites) {
    const home = demoHomePages[site]
    const { title } = home.root.props
    const putOf = (handle: string, title: string, blocks: readonly Block[], translations?: Record<string, PageTexts>) =>
      publishPage(tx, site, {
        handle,
        title,
        description: descriptionOf(blocks) ?? title,
        content: withPictures(blocks, pictureOf),
        ...(translations && { translations }),
      })
    await saveForm(tx, site, facilityForm)
    await putOf('homepage', title, home.content, site === 'EUR' ? translatedHome(title) : undefined)
    const pages: readonly DemoPage[] = [
      ...demoPagesOf(site),
      ...contentBelowListsOf(site),
      buyNotesPage(site),
      ...landingPagesOf(site),
      ...[...stripPages(now), ...headerPages(now)].filter(({ sites: on }) => on.includes(site)),
    ]
    for (const { handle, title, blocks, translations } of pages) await putOf(handle, title, blocks, translations)
  }
  const tags = [...new Set(demoArticles.flatMap(({ tags }) => tags))]
  for (const [index, tag] of tags.entries()) {
    const first = demoArticles.find(({ tags: own }) => own.includes(tag))!
    const { slug: category } = primaryCategory({ categories: [first.category], tags: [] })
    await tx.run(insertTag, [index + 1, tag, category, tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')])
  }
  for (const article of demoArticles) {
    const { id, slug, title, excerpt, content, blocks = [], category, slots = [], tags: own, picture } = article
    const tagIds = own.map((tag) => tags.indexOf(tag) + 1)
    await tx.run(insertPost, [
      id,
      slug,
      title,
      excerpt,
      content,
      JSON.stringify(blocks),
      [category, ...slots.map((slot) => featuredSlots[slot])],
      tagIds,
      JSON.stringify(pictureOf(picture)),
      publishedAt(article, now),
    ])
  }
}

/** Returns the European home page's title and description by language. */
function translatedHome(title: string): Record<string, PageTexts> {
  return Object.fromEntries(
    translatedLanguages.map((language) => [language, { title, description: homeTranslations[language].hero.text }]),
  )
}

const maxDescription = 160

/** Returns the first block's text, truncated at the end of a sentence, for search results and link previews. */
function descriptionOf([first]: readonly Block[]): string | undefined {
  if (first?.type === 'Hero') return first.props.text
  if (first?.type === 'Slides') return first.props.slides[0]?.text
  if (first?.type !== 'Text') return undefined
  const text = first.props.html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const end = text.lastIndexOf('. ', maxDescription)
  return text.length <= maxDescription ? text : end > 0 ? text.slice(0, end + 1) : undefined
}

/** Adds file URLs to every picture in the blocks. */
function withPictures(blocks: readonly Block[], pictureOf: WirePictureOf): readonly Block[] {
  return JSON.parse(
    JSON.stringify(blocks, (key, value: unknown) =>
      key === 'picture' && value !== null ? { ...(value as PictureEntry), ...pictureOf(value as PictureEntry) } : value,
    ),
  ) as readonly Block[]
}

async function demoPictureOf(): Promise<WirePictureOf> {
  const sizes = JSON.parse(await readFile(new URL('pictures.json', import.meta.url), 'utf8')) as Record<
    string,
    Pick<Picture, 'width' | 'height'>
  >
  return ({ name, alt }) => {
    const size = sizes[name]
    // Internal file data must not appear in public documents.
    return size
      ? { base: `/media/demo/${name}`, alt, width: size.width, height: size.height, widths: storedWidths(size.width) }
      : null
  }
}
