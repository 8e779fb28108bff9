import { isDeepStrictEqual } from 'node:util'
import type { Reply } from '#contract/kernel/call.ts'
import type { linkLists } from '#contract/link-lists.ts'
import { type CategoryLinks, editedLinks, storedLinks } from '#domain/catalog/links/category-links.ts'
import { changedLinkSites } from '#domain/catalog/links/changed-link-sites.ts'
import { linkTarget } from '#domain/catalog/links/link-target.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { assertSiteAccess } from '#services/staff-catalog/steps.ts'
import { purgeCategory } from './purge-category.ts'
import { lockCategory, putLinks, readLinkedCategories, type LinkedCategory } from './repository.ts'

type WireLinkList = Reply<typeof linkLists, 'GET /svc_content/link-lists/{categoryId}'>

const none: CategoryLinks = { style: 'text', links: [] }

export const linkListHandlers: Handlers<typeof linkLists, { db: Database }> = {
  async 'GET /svc_content/link-lists'(_, { db }) {
    const all = await readLinkedCategories(db)
    return {
      lists: all.filter(({ links }) => links.links.length > 0).map((category) => wireList(category, all)),
      categories: all.map(({ id, name, handle, picture }) => ({ categoryId: id, name, url: `/${handle}`, picture })),
    }
  },

  async 'GET /svc_content/link-lists/{categoryId}'({ params, refuse }, { db }) {
    const all = await readLinkedCategories(db)
    const category = all.find(({ id }) => id === params.categoryId)
    if (!category) throw refuse('category_not_found')
    return wireList(category, all)
  },

  async 'PUT /svc_content/link-lists/{categoryId}'({ params, body, version, staff, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const { category, all } = await lockList(tx, params.categoryId)
      if (!category) throw refuse('category_not_found')
      if (body.links.some(({ url }) => linkTarget(url).path === `/${category.handle}`)) throw refuse('link_to_itself')
      const links = { style: body.style, links: storedLinks(body.links, all) }
      if (links.links.some((link) => link.category === undefined && link.label === undefined))
        throw refuse('label_missing')
      // If the list is unchanged, this is a retry.
      if (isDeepStrictEqual(category.links, links)) return wireList(category, all)
      if (version !== 'any' && version !== category.version)
        throw refuse('version_conflict', { current: wireList(category, all) })
      return wireList({ ...category, links, version: await replace(tx, category, links, staff) }, all)
    })
  },

  async 'DELETE /svc_content/link-lists/{categoryId}'({ params, version, staff, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const { category, all } = await lockList(tx, params.categoryId)
      if (!category) throw refuse('category_not_found')
      if (category.links.links.length === 0) return { success: true as const }
      if (version !== 'any' && version !== category.version)
        throw refuse('version_conflict', { current: wireList(category, all) })
      await replace(tx, category, none, staff)
      return { success: true as const }
    })
  },
}

/** Locks the list's category before reading it. */
async function lockList(tx: Transaction, id: number) {
  const isFound = await lockCategory(tx, id)
  const all = await readLinkedCategories(tx)
  return { category: isFound ? all.find((each) => each.id === id) : undefined, all }
}

/**
 * Stores a list, purges its page, and returns the new version. Refuses staff without access to every site where the
 * displayed links change.
 */
async function replace(tx: Transaction, category: LinkedCategory, links: CategoryLinks, staff: Staff): Promise<number> {
  const { id, version } = category
  for (const site of changedLinkSites(category.links, links)) assertSiteAccess(staff, site)
  await putLinks(tx, id, links)
  await purgeCategory(tx, id)
  return version + 1
}

function wireList({ id, name, handle, links, version }: LinkedCategory, all: readonly LinkedCategory[]): WireLinkList {
  const edited = editedLinks(links, all).map(({ sites, ...link }) => ({ ...link, ...(sites && { sites: [...sites] }) }))
  return { categoryId: id, name, url: `/${handle}`, style: links.style, links: edited, version }
}
