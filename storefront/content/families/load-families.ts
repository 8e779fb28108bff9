import { newsletterKeys } from '#domain/newsletters/lists.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { withSiteLinks } from '../../routing/content-links.ts'
import { loadTexts, textsOf } from '../../texts.ts'
import type { CardView } from '../../catalog/card/card-view.ts'
import { linkOf, pictureOf } from '../block-parts.ts'
import { loadComparisons } from './comparison/load-comparisons.ts'
import { loadDeals } from './deals/load-deals.ts'
import type { FamilyView } from './family-views.ts'
import { loadPostRows } from './posts/load-post-rows.ts'
import { serverFamily } from './server-family.ts'
import type { StoredFamily } from './stored-family.ts'
import type { FamilyTexts } from './texts/en.ts'
import { videoView } from './video/video-view.ts'

interface FamilyInput {
  blocks: readonly StoredFamily[]
  /** Product cards by URL, for all blocks. */
  cards: ReadonlyMap<string, CardView>
  /** Frame paths for Html blocks, by block id. */
  frames: ReadonlyMap<string, string>
}

/** Loads the data for all block families on a page in parallel. Omits blocks without data. */
export async function loadFamilies(
  context: PageContext,
  { blocks, cards, frames }: FamilyInput,
): Promise<ReadonlyMap<string, FamilyView>> {
  const { language } = context.shop
  const [deals, posts, comparisons] = await Promise.all([
    loadDeals(context, blocks),
    loadPostRows(context, blocks),
    loadComparisons(context, blocks, cards),
    loadTexts(language, ['content/families', 'catalog/deals']),
    loadComponent(),
  ])
  const words = textsOf(language, 'content/families')
  const views = blocks.flatMap((block): [string, FamilyView][] => {
    const view = viewOf(block)
    return view ? [[block.props.id, view]] : []
  })
  return new Map(views)

  function viewOf(block: StoredFamily): FamilyView | null {
    switch (block.type) {
      case 'Deals': {
        const { id, heading, max = 8 } = block.props
        const link = linkOf(block.props) ?? { label: words.allDeals, to: '/deals' }
        return deals.length === 0 ? null : { type: 'Deals', id, heading, link, cards: deals.slice(0, max) }
      }
      case 'Posts': {
        const { id, heading } = block.props
        const found = posts.get(id) ?? []
        const link = linkOf(block.props)
        return found.length === 0 ? null : { type: 'Posts', id, heading, link, posts: found, words: words.posts }
      }
      case 'Comparison': {
        const { id, heading } = block.props
        const found = comparisons.get(id)
        return found ? { type: 'Comparison', id, heading, ...found, words: words.comparison } : null
      }
      default:
        return plainView(context, block, words, frames)
    }
  }
}

/** Returns the view for a block that needs no data. */
function plainView(
  context: PageContext,
  block: Exclude<StoredFamily, { type: 'Deals' | 'Posts' | 'Comparison' }>,
  words: FamilyTexts,
  frames: FamilyInput['frames'],
): FamilyView | null {
  const { id } = block.props
  switch (block.type) {
    case 'Story': {
      const { heading, html, picture, pictureSide = 'left', quote = null } = block.props
      const text = withSiteLinks(html, context)
      const link = linkOf(block.props)
      return { type: 'Story', id, heading, html: text, picture: pictureOf(picture), pictureSide, quote, link }
    }
    case 'Video':
      return videoView(block.props, words.video)
    case 'Faq': {
      const questions = block.props.questions.map(({ question, html }) => ({
        question,
        html: withSiteLinks(html, context),
      }))
      return { type: 'Faq', id, heading: block.props.heading, questions }
    }
    case 'NewsletterBand': {
      const { heading, text, list } = block.props
      const isOffered = list === undefined || newsletterKeys(context.shop.site).some((key) => key === list)
      return isOffered ? { type: 'NewsletterBand', id, heading, text, ...(list !== undefined && { list }) } : null
    }
    case 'Map': {
      const { heading, address, latitude, longitude, picture, hours = [] } = block.props
      const drawn = picture ? pictureOf(picture) : null
      return { type: 'Map', id, heading, address, latitude, longitude, picture: drawn, hours, words: words.map }
    }
    case 'Picture': {
      const { caption = '' } = block.props
      const picture = pictureOf(block.props.picture)
      return picture && { type: 'Picture', id, picture, caption }
    }
    case 'Quote': {
      const { text, name = '', role = '' } = block.props
      return { type: 'Quote', id, text, name, role }
    }
    case 'Html': {
      const { title, height, heading = '' } = block.props
      const src = frames.get(id)
      return src === undefined ? null : { type: 'Html', id, heading, title, height, src }
    }
  }
}

/**
 * Loads the component before the page renders, because the server renders synchronously, and navigation in the browser
 * must show the blocks without an empty state.
 */
async function loadComponent(): Promise<void> {
  if (import.meta.env?.SSR) serverFamily.component = (await import('./family-block.tsx')).FamilyBlock
  // A failed load is retried when the block is rendered.
  else if (typeof document !== 'undefined') await import('./family-block.tsx').catch(() => {})
}
