import { toWireAmount } from '#contract/codec/amounts.ts'
import type { z } from 'zod'
import type { content, WirePage } from '#contract/content.ts'
import type { SetHeader } from '#contract/kernel/call.ts'
import { drawerName } from '#domain/content/drawer.ts'
import { featuredSlots, indexCategories } from '#domain/content/index-categories.ts'
import { isIdOnly, selectFields } from '#domain/content/select-fields.ts'
import { blocksForSegments, blocksInLocale } from '#domain/content/conditions.ts'
import { blockHandle, buyNotesHandle } from '#domain/content/page-path.ts'
import { announcementText } from '#domain/content/announcements.ts'
import { flagTag, isPageFlagOn } from '#services/flags/steps.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { readCustomer } from '#services/sessions/steps.ts'
import { readFiveForFive } from '#services/shipping/steps.ts'
import { pageTags, publicPage, readCheckedPage } from './checked-pages.ts'
import { requestLocale } from './request-locale.ts'
import { readHeader, type HeaderDeps } from './header.ts'
import { createStorePostEngine } from './posts/create-store-post-engine.ts'
import { PostsUnavailable, type PostEngine } from './posts/post-engine.ts'
import { readAnnouncement } from './steps.ts'

export interface ContentDeps extends HeaderDeps {
  /** If undefined, the store's own tables are used. */
  posts?: PostEngine
}

export const contentHandlers: Handlers<typeof content, ContentDeps> = {
  async 'GET /svc_content/cms/page/{id}'({ site, params, now, refuse, tag }, deps) {
    const page = await readCheckedPage(deps, site, params.id, now, tag)
    // Every product page requests this page, and most stores have none.
    if (!page && params.id === buyNotesHandle) return emptyPage(buyNotesHandle)
    tag(...pageTags(site, params.id, page))
    if (!page) throw refuse('page_not_found')
    return publicPage(page)
  },

  async 'GET /svc_content/cms/block/{name}'({ site, params, now, refuse, tag }, deps) {
    const page = await readCheckedPage(deps, site, blockHandle(params.name), now, tag)
    // Pages with this block must also be purged when it is stored for the first time.
    tag(...pageTags(site, blockHandle(params.name), page))
    if (!page) throw refuse('block_not_found')
    const { content } = publicPage(page).roguebuilder
    return { active: content.length > 0, content, until: page.until }
  },

  async 'GET /svc_content/cms/page/{id}/segments'({ site, scope, params, now, refuse }, deps) {
    const page = await readCheckedPage(deps, site, params.id, now)
    if (!page) throw refuse('page_not_found')
    const customer = await readCustomer(deps.db, scope.customerId!)
    const found = blocksForSegments(page.roguebuilder.content, customer!.segments)
    return { blocks: [...found].map(([replaces, block]) => ({ replaces, block })) }
  },

  async 'GET /svc_content/cms/header'({ site, now, tag }, deps) {
    return readHeader(deps, site, now, tag)
  },

  async 'GET /svc_content/cms/strip'({ site, now, tag }, deps) {
    return readAnnouncement(deps, site, now, tag)
  },

  async 'GET /svc_content/cms/drawer'({ site, now, tag }, deps) {
    tag(flagTag(drawerName))
    if (!(await isPageFlagOn(deps, drawerName, site))) return null
    // Takes no email as input, because redemptions are visible only to the owner of the email address.
    const [page, sale] = await Promise.all([
      readCheckedPage(deps, site, drawerName, now, tag),
      readFiveForFive(deps.db, { site, email: '', now }),
    ])
    if (page) tag(`${site}:page:${page.id}`)
    const rule = page && announcementText(blocksInLocale(page.roguebuilder.content, requestLocale(site)), now)
    if (!sale || !rule || rule.html === '') return null
    const until = Math.floor(Math.min(sale.endsAt, rule.until ?? Infinity))
    return { html: rule.html, maxItems: sale.maxItems, price: toWireAmount(sale.price), until }
  },

  async 'GET /theindex/wp-json/wp/v2/posts'({ query, refuse, tag, setHeader }, deps) {
    const { page, per_page: size, type: _type, _fields, ...filters } = query
    const categories = filters['categories[terms]'] ?? filters.categories
    const isInAll = filters['categories[operator]'] === 'AND'
    const filter = { ...filters, categories, isInAll, offset: (page - 1) * size, size }
    const engine = deps.posts ?? createStorePostEngine(deps)
    // Search pages request only ids, to count posts.
    const read = isIdOnly(query._fields) ? engine.ids : engine.posts
    const { items, total, isAway } = await read(filter, setHeader !== undefined).catch((error: unknown) => {
      throw error instanceof PostsUnavailable ? commonRefusal('service_unavailable') : error
    })
    // As in WordPress, a page past the end is an error, but an empty first page is not.
    if (items.length === 0 && page > 1 && !isAway) throw refuse('rest_post_invalid_page_number')
    tag('posts')
    setTotals(setHeader, total, size)
    return items.map((post) => selectFields<object>(post, query._fields))
  },

  async 'GET /theindex/wp-json/wp/v2/tags'({ query, tag, setHeader }, deps) {
    tag('posts')
    const { page, per_page: size, hide_empty: hides } = query
    const isUsed = hides === 'true' || hides === '1'
    const filter = { offset: (page - 1) * size, size, isUsed }
    const { items, total } = await (deps.posts ?? createStorePostEngine(deps)).tags(filter, setHeader !== undefined)
    setTotals(setHeader, total, size)
    return items.map((each) => selectFields(each, query._fields))
  },

  async 'GET /theindex/wp-json/wp/v2/categories'({ query, setHeader }) {
    const { page, per_page: size } = query
    const all = [
      ...indexCategories.map(({ id, name, slug }) => ({ id, name, slug, description: '', parent: 0 })),
      ...Object.entries(featuredSlots).map(([name, id]) => ({
        id,
        name,
        slug: name.toLowerCase(),
        description: '',
        parent: 0,
      })),
    ]
    setTotals(setHeader, all.length, size)
    return all.slice((page - 1) * size, page * size).map((each) => selectFields(each, query._fields))
  },
}

/** Sets the headers with the number of pages for wp/v2 clients; shop pages do not need them. */
function setTotals(setHeader: SetHeader | undefined, total: number | null, size: number) {
  if (total === null) return
  setHeader?.('X-WP-Total', String(total))
  setHeader?.('X-WP-TotalPages', String(Math.ceil(total / size)))
}

function emptyPage(handle: string): z.output<typeof WirePage> {
  const roguebuilder = { content: [], root: {}, version: 1 }
  return {
    id: 0,
    identifier: handle,
    url: `/${handle}`,
    title: '',
    description: '',
    roguebuilder,
    hasSegments: false,
    until: null,
  }
}
