import { RouteError } from '#storefront/router/results.ts'
import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { brandPaths, storyPath } from '#domain/brand-paths.ts'
import { paragraphsOf, storiesName, type StoryKind, storyKinds } from '#domain/stories/story.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { breadcrumbJsonLd } from '../shell/head/breadcrumb-json-ld.ts'
import { absoluteUrlOf } from '../shell/head/head.ts'
import { textsOf } from '../texts.ts'

export type Story = Reply<Store, 'GET /svc_story/stories/{id}'>

export interface StoriesView {
  kind: StoryKind | null
  page: number
  pages: number
  stories: readonly Pick<Story, 'id' | 'title' | 'firstName' | 'place' | 'gym' | 'kind' | 'photos'>[]
}

export interface StoryView {
  story: Story
  paragraphs: readonly string[]
  /** Products in the photos. */
  products: readonly { name: string; url: string }[]
  isReported: boolean
}

const maxPage = 500

/** Loads a page of published stories [INDEX-003, INDEX-005]. */
export async function loadStories(context: PageContext, { url }: PageArguments): Promise<PageData<StoriesView>> {
  const { call, signal, shop, knows } = context
  knows('kind', 'page')
  const kind = storyKinds.find((each) => each === url.searchParams.get('kind')) ?? null
  const page = Math.max(1, Math.min(maxPage, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1))
  const query = { page: String(page), ...(kind !== null && { kind }) }
  const { stories, pages } = await call('GET /svc_story/stories', { query }, { signal })
  if (page > 1 && stories.length === 0) throw new RouteError(404)
  const texts = textsOf(shop.language, 'stories')
  const path = brandPaths(shop.brandSlug).stories
  return {
    head: {
      title: storiesName(shop.brand),
      description: texts.lead,
      ...(kind === null && { canonical: page === 1 ? path : `${path}?page=${page}` }),
      jsonLd: [breadcrumbJsonLd(stepsTo(shop), shop)],
    },
    view: {
      kind,
      page,
      pages,
      stories: stories.map(({ id, title, firstName, place, gym, kind: own, photos }) => ({
        id,
        title,
        firstName,
        place,
        gym,
        kind: own,
        photos: photos.slice(0, 1),
      })),
    },
  }
}

/** Loads a published story. Responds with 404 to unknown stories. */
export async function loadStory(context: PageContext, { params, url }: PageArguments): Promise<PageData<StoryView>> {
  const { shop, knows } = context
  knows('reported')
  const story = await readStory(context, params['id'] ?? '')
  const paragraphs = paragraphsOf(story.text)
  const path = storyPath(brandPaths(shop.brandSlug), story.id)
  return {
    head: {
      title: story.title,
      description: (paragraphs[0] ?? '').slice(0, 200),
      canonical: path,
      share: { type: 'article', picture: null },
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: story.title,
          author: { '@type': 'Person', name: story.firstName },
          ...(story.publishedAt !== null && { datePublished: new Date(story.publishedAt).toISOString() }),
          mainEntityOfPage: absoluteUrlOf(path, shop),
          publisher: { '@type': 'Organization', name: shop.brand },
        },
        breadcrumbJsonLd([...stepsTo(shop), { name: story.title, url: path }], shop),
      ],
    },
    view: {
      story,
      paragraphs,
      products: await readProducts(context, story),
      isReported: url.searchParams.has('reported'),
    },
  }
}

/** Returns the form page's head. */
export function formHead({ language, brand, brandSlug }: PageContext['shop']) {
  const texts = textsOf(language, 'stories')
  return { title: texts.formTitle, description: storiesName(brand), canonical: brandPaths(brandSlug).storyForm }
}

async function readStory({ call, signal }: PageContext, id: string): Promise<Story> {
  if (!isUuid(id)) throw new RouteError(404)
  try {
    return await call('GET /svc_story/stories/{id}', { params: { id } }, { signal })
  } catch (error) {
    if (isRefusalError(error) && error.status === 404) throw new RouteError(404)
    throw error
  }
}

/** Returns the products in a story's photos, or an empty list if loading fails, so that the page still renders. */
async function readProducts({ call, signal, warn }: PageContext, { photos }: Story) {
  const skus = [...new Set(photos.flatMap((photo) => photo.skus))]
  if (skus.length === 0) return []
  try {
    const found = await call('GET /svc_content/catalog/product', { query: { sku: skus.join(',') } }, { signal })
    return found.map(({ name, url }) => ({ name, url }))
  } catch (error) {
    if (!isRefusalError(error)) throw error
    warn('products of a story failed to load', error)
    return []
  }
}

function stepsTo({ brand, brandSlug }: PageContext['shop']) {
  return [
    { name: brand, url: '/' },
    { name: 'The Index', url: '/theindex' },
    { name: storiesName(brand), url: brandPaths(brandSlug).stories },
  ]
}
