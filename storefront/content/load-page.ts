import type { Reply } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { sharedBlocks } from '#domain/content/conditions.ts'
import { blockFramePath } from '#domain/content/families/frame-path.ts'
import { blockHandle } from '#domain/content/page-path.ts'
import { contentLanguageOf } from '../routing/content-language-of.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { withSiteLinks } from '../routing/content-links.ts'
import { heroSizes } from './picture-sizes.ts'
import { type BlockView, blockView, handlesOf, isFamily, type StoredBlock } from './blocks.ts'
import { loadCharts } from './chart/load-charts.ts'
import { faqJsonLd } from './families/faq-json-ld.ts'
import type { FamilyView } from './families/family-views.ts'
import type { CardView } from '../catalog/card/card-view.ts'
import { breadcrumbJsonLd } from '../shell/head/breadcrumb-json-ld.ts'
import { loadTexts, textsOf } from '../texts.ts'
import { loadCards } from '../catalog/card/load-cards.ts'

type WirePage = Reply<Store, 'GET /svc_content/cms/page/{id}'>

export interface PageView {
  title: string
  blocks: readonly BlockView[]
  /** True if customer segments replace some blocks after the page has loaded. */
  hasSegments: boolean
  /** The page's text language, if it differs from the shop's language. */
  language?: string
}

/** Loads a page of blocks, with their data in parallel [ROUTE-014, CMS-001]. */
export async function loadPage(context: PageContext, idOrHandle: string): Promise<PageData<PageView>> {
  const { call, signal } = context
  const page = await call('GET /svc_content/cms/page/{id}', { params: { id: idOrHandle } }, { signal })
  return loadPageData(context, page, (blockId) => blockFramePath(page.identifier, blockId))
}

/** Loads the data for a page's blocks. The cached copy expires at the next scheduled change. */
export async function loadPageData(
  context: PageContext,
  page: WirePage,
  frameOf: FrameOf,
): Promise<PageData<PageView>> {
  if (page.until !== null) context.until(page.until)
  // The service returns only valid blocks.
  const stored = page.roguebuilder.content as unknown as readonly StoredBlock[]
  const { hasSegments } = page
  const language = textLanguage(context, stored)
  // Server-rendered pages are the same for all visitors.
  const isPersonal = hasSegments && !import.meta.env.SSR
  const blocks = await loadBlocks(
    context,
    isPersonal ? await (await import('./segment-blocks.ts')).withOwnBlocks(context, page.id, stored) : stored,
    frameOf,
  )
  const [first] = blocks
  const picture = first?.type === 'Hero' ? first.picture : null
  const faq = import.meta.env?.SSR ? faqJsonLd(blocks) : null
  return {
    head: {
      title: page.title,
      ...(page.description !== '' && { description: page.description }),
      canonical: page.url,
      ...(picture && { picture: { source: picture, sizes: heroSizes } }),
      ...(faq && { jsonLd: [faq] }),
    },
    view: { title: page.title, blocks, hasSegments, ...(language !== undefined && { language }) },
  }
}

/**
 * Returns the content language if all visible blocks are texts for every locale. Other blocks contain labels in the
 * shop's language.
 */
function textLanguage({ shop }: Pick<PageContext, 'shop'>, blocks: readonly StoredBlock[]): string | undefined {
  const visible = sharedBlocks(blocks, { locale: shop.locale.tag, skus: [] })
  const isEntered = visible.every(({ type, props }) => type === 'Text' && !props.conditions?.locales)
  return isEntered ? contentLanguageOf(shop) : undefined
}

/** Returns the path of an Html block's frame, or undefined if the page cannot have one. */
type FrameOf = (blockId: string) => string | undefined

/** A block, with its frame path for Html blocks. */
interface PlacedBlock {
  block: StoredBlock
  frame: string | undefined
}

/** Loads the data for all visitors' blocks in parallel. Omits empty blocks. */
export async function loadBlocks(
  context: PageContext,
  all: readonly StoredBlock[],
  frameOf: FrameOf = () => undefined,
): Promise<BlockView[]> {
  const visible = sharedBlocks(all, { locale: context.shop.locale.tag, skus: [] })
  const placed = (await Promise.all(visible.map((block) => withSharedBlocks(context, block, frameOf)))).flat()
  const stored = placed.map(({ block }) => block)
  const handles = [...new Set(stored.flatMap(handlesOf))]
  const { language } = context.shop
  const [cards, charts, forms] = await Promise.all([
    loadCards(context, handles),
    loadCharts(context, stored),
    readForms(context, stored),
    loadTexts(language, ['catalog/deals']),
  ])
  const { slides: slideWords } = textsOf(language, 'catalog/deals')
  const families = await readFamilies(context, placed, cards)
  const views = stored.flatMap((block) => blockView(block, { cards, charts, forms, families, slideWords }) ?? [])
  return views.map((view) => (view.type === 'Text' ? { ...view, html: withSiteLinks(view.html, context) } : view))
}

/**
 * Returns the block, or the shared blocks that it references. Returns an empty list if they fail to load, so that the
 * page still renders.
 */
async function withSharedBlocks(
  { call, signal, shop, until, warn }: PageContext,
  block: StoredBlock,
  frameOf: FrameOf,
): Promise<PlacedBlock[]> {
  if (block.type !== 'Shared') return [{ block, frame: frameOf(block.props.id) }]
  const { id, name } = block.props
  try {
    const { content, until: end } = await call('GET /svc_content/cms/block/{name}', { params: { name } }, { signal })
    if (end !== null) until(end)
    // The service returns only valid blocks.
    const blocks = sharedBlocks(content as unknown as StoredBlock[], { locale: shop.locale.tag, skus: [] })
    // Shared blocks are not nested, because a block might contain itself. A block that appears twice on a page needs
    // different ids.
    return blocks.flatMap((each) => {
      if (each.type === 'Shared') return []
      const frame = blockFramePath(blockHandle(name), each.props.id)
      return [{ block: withId(each, `${id}-${each.props.id}`), frame }]
    })
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.status !== 404) warn(`block ${name} failed to load`, error)
    return []
  }
}

function withId<B extends StoredBlock>(block: B, id: string): B {
  return { ...block, props: { ...block.props, id } }
}

/** Few pages have a form, so its code loads on demand. */
async function readForms(context: PageContext, stored: readonly StoredBlock[]) {
  const blocks = stored.flatMap((block) => (block.type === 'Form' ? [block.props] : []))
  if (blocks.length === 0) return new Map<string, never>()
  return (await import('../forms/load-forms.ts')).loadForms(context, blocks)
}

/** Few pages have these blocks, so their code loads on demand. */
async function readFamilies(
  context: PageContext,
  placed: readonly PlacedBlock[],
  cards: ReadonlyMap<string, CardView>,
): Promise<ReadonlyMap<string, FamilyView>> {
  const blocks = placed.flatMap(({ block }) => (isFamily(block) ? [block] : []))
  if (blocks.length === 0) return new Map()
  const frames = new Map(placed.flatMap(({ block, frame }) => (frame === undefined ? [] : [[block.props.id, frame]])))
  return (await import('./families/load-families.ts')).loadFamilies(context, { blocks, cards, frames })
}

/** Loads a content page by id, with its breadcrumb [ROUTE-014, SEO-003]. */
export async function load(context: PageContext, _page: PageArguments, id: number): Promise<PageData<PageView>> {
  const { head, view } = await loadPage(context, String(id))
  const { shop } = context
  const steps = [
    { name: shop.brand, url: '/' },
    { name: view.title, url: head.canonical ?? '' },
  ]
  const jsonLd = import.meta.env.SSR && { jsonLd: [breadcrumbJsonLd(steps, shop), ...(head.jsonLd ?? [])] }
  return { head: { ...head, ...jsonLd }, view }
}
