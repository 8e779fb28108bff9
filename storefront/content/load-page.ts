import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { withSiteLinks } from '../routing/content-links.ts'
import { heroSizes } from './hero-sizes.ts'
import { type BlockView, blockView, handlesOf, type StoredBlock } from './blocks.ts'
import { loadCharts } from './chart/load-charts.ts'
import { breadcrumbJsonLd } from '../shell/head/breadcrumb-json-ld.ts'
import { loadTexts, textsOf } from '../texts.ts'
import { loadCards } from '../catalog/card/load-cards.ts'

export interface PageView {
  title: string
  blocks: readonly BlockView[]
}

/** Loads a page of blocks with their data in parallel [ROUTE-014, CMS-001]. */
export async function loadPage(context: PageContext, idOrHandle: string): Promise<PageData<PageView>> {
  const { call, signal } = context
  const page = await call('GET /svc_content/cms/page/{id}', { params: { id: idOrHandle } }, { signal })
  // The service returns valid blocks only.
  const stored = page.document.content as unknown as readonly StoredBlock[]
  const blocks = await loadBlocks(context, stored)
  const [first] = blocks
  const picture = first?.type === 'Hero' ? first.picture : null
  return {
    head: {
      title: page.title,
      ...(page.description !== '' && { description: page.description }),
      canonical: `/${page.handle}`,
      ...(picture && { picture: { source: picture, sizes: heroSizes } }),
    },
    view: { title: page.title, blocks },
  }
}

/** Loads the data of blocks in parallel and omits empty blocks. */
export async function loadBlocks(context: PageContext, stored: readonly StoredBlock[]): Promise<BlockView[]> {
  const handles = [...new Set(stored.flatMap(handlesOf))]
  const { language } = context.shop
  const [cards, charts, forms] = await Promise.all([
    loadCards(context, handles),
    loadCharts(context, stored),
    readForms(context, stored),
    loadTexts(language, ['catalog/deals']),
  ])
  const { slides: slideWords } = textsOf(language, 'catalog/deals')
  const views = stored.flatMap((block) => blockView(block, { cards, charts, forms, slideWords }) ?? [])
  return views.map((view) => (view.type === 'Text' ? { ...view, html: withSiteLinks(view.html, context) } : view))
}

/** Few pages have a form, so its code loads on demand. */
async function readForms(context: PageContext, stored: readonly StoredBlock[]) {
  const blocks = stored.flatMap((block) => (block.type === 'Form' ? [block.props] : []))
  if (blocks.length === 0) return new Map<string, never>()
  return (await import('../forms/load-forms.ts')).loadForms(context, blocks)
}

/** Loads a content page by its id, with its breadcrumb [ROUTE-014, SEO-003]. */
export async function load(context: PageContext, _page: PageArguments, id: number): Promise<PageData<PageView>> {
  const { head, view } = await loadPage(context, String(id))
  const { shop } = context
  const steps = [
    { name: shop.brand, url: '/' },
    { name: view.title, url: head.canonical ?? '' },
  ]
  return { head: { ...head, ...(import.meta.env.SSR && { jsonLd: [breadcrumbJsonLd(steps, shop)] }) }, view }
}
