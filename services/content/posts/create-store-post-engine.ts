import { readCheckedPosts, type PageDeps } from '../checked-pages.ts'
import { countPosts, countTags, readPostIds, readTags } from '../repository.ts'
import type { PostEngine, PostFilter } from './post-engine.ts'

/** Creates the engine that reads the store's own tables. */
export function createStorePostEngine(deps: PageDeps): PostEngine {
  const { db } = deps
  const totalOf = (filter: PostFilter, isCounted: boolean) => (isCounted ? countPosts(db, filter) : null)
  return {
    async posts(filter, isCounted = false) {
      const [items, total] = await Promise.all([readCheckedPosts(deps, filter), totalOf(filter, isCounted)])
      return { items, total }
    },
    async ids(filter, isCounted = false) {
      const [items, total] = await Promise.all([readPostIds(db, filter), totalOf(filter, isCounted)])
      return { items, total }
    },
    async tags(filter, isCounted = false) {
      const [items, total] = await Promise.all([readTags(db, filter), isCounted ? countTags(db, filter.isUsed) : null])
      return { items, total }
    },
  }
}
