import { toWire } from '#contract/codec/amounts.ts'
import type { content } from '#contract/content.ts'
import { drawerName } from '#domain/content/drawer.ts'
import { stripsOf, stripText } from '#domain/content/strip.ts'
import type { Queries } from '#platform/database.ts'
import { flagTag, isFlagOn } from '#services/flags/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readFiveForFive } from '#services/shipping/steps.ts'
import { readPage, readPosts, readTags } from './repository.ts'

export const contentHandlers: Handlers<typeof content, { db: Queries }> = {
  async 'GET /svc_content/cms/page/{id}'({ site, params, refuse, tag }, { db }) {
    const page = await readPage(db, site, params.id)
    if (!page) throw refuse('page_not_found')
    tag(`${site}:page:${page.id}`)
    return page
  },

  async 'GET /svc_content/cms/strip'({ site, now, tag }, { db }) {
    for (const { name, isFlagged } of stripsOf(site)) {
      const page = await readPage(db, site, name)
      if (isFlagged) tag(flagTag(name))
      if (!page || (isFlagged && !(await isFlagOn(db, name, site)))) continue
      tag(`${site}:page:${page.id}`)
      const shown = stripText(page.document.content, now)
      if (shown) return { name, ...shown }
    }
    return null
  },

  async 'GET /svc_content/cms/drawer'({ site, now, tag }, { db }) {
    tag(flagTag(drawerName))
    if (!(await isFlagOn(db, drawerName, site))) return null
    // No email is accepted here, because redemptions are visible only to the owner of the address.
    const [page, sale] = await Promise.all([
      readPage(db, site, drawerName),
      readFiveForFive(db, { site, email: '', now }),
    ])
    if (page) tag(`${site}:page:${page.id}`)
    const rule = page && stripText(page.document.content, now)
    if (!sale || !rule) return null
    const until = Math.floor(Math.min(sale.endsAt, rule.until ?? Infinity))
    return { html: rule.html, maxItems: sale.maxItems, price: toWire(sale.price), until }
  },

  async 'GET /theindex/wp-json/wp/v2/posts'({ query, refuse, tag }, { db }) {
    const { page, per_page: size, slug, search, categories } = query
    const posts = await readPosts(db, { slug, search, categoryId: categories, offset: (page - 1) * size, size })
    // As in WordPress, a page past the end is an error, but an empty first page is not.
    if (posts.length === 0 && page > 1) throw refuse('rest_post_invalid_page_number')
    tag('posts')
    return posts
  },

  async 'GET /theindex/wp-json/wp/v2/tags'({ query, tag }, { db }) {
    tag('posts')
    return readTags(db, (query.page - 1) * query.per_page, query.per_page)
  },
}
