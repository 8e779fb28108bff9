import { listen } from '#platform/database/listen.ts'
import { primaryReads, replicaReads } from '#platform/database/replica.ts'
import { limitConnections } from '#platform/database/limit-connections.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import type { StoreDeps } from '#services/routes.ts'
import { flagTag } from '#services/flags/steps.ts'
import { readPurgeNotice } from '#services/outbox/purge-notice.ts'
import { cachedCatalog } from '#services/wiring/reads/catalog-reads.ts'
import { cachedContent } from '#services/wiring/reads/content-reads.ts'
import { openSearchHistory } from '#services/wiring/search-history.ts'
import type { StoreContext } from '../store/context.ts'

type ReadDeps = Pick<StoreDeps, 'chat' | 'flagNews' | 'warnOfContent'>

/** Returns the number of database connections reserved for carts and orders. */
const reservedConnections = (pool: number) => Math.ceil(pool / 5)

/**
 * Opens catalog and content reads, which purge notifications keep as fresh as the page cache. The same database
 * connection also delivers chat and flag notifications.
 */
export async function openCatalogReads(
  context: StoreContext,
  cache: PageCache,
  { chat, flagNews, warnOfContent }: ReadDeps,
) {
  const { settings, log, report } = context
  const shared = openSharedReads(context)
  const catalog = cachedCatalog(shared, settings.searchEngine, report)
  const content = cachedContent({ db: shared, warnOfContent })
  const { countSearch, popularPhrases, close } = openSearchHistory({ db: context.db, shared, report })
  const restart = () => {
    shared.reset()
    catalog.reset()
    content.reset()
  }
  const purge = (message: string) => {
    const { position, tags } = readPurgeNotice(message)
    if (position === null) shared.reset()
    else shared.received(position)
    // Both are refreshed first. Otherwise, a page could be rendered with stale rows.
    content.forget(tags)
    catalog.refreshTags(tags, () => cache.purge(tags)).catch(report)
    if (tags.some((tag) => tag.startsWith(flagTag('')))) flagNews.notify()
  }
  const subscription = await listen(settings.databaseDirectUrl, {
    channels: { purge, chat: chat.news.notify },
    onGap: () => {
      restart()
      cache.flush()
      chat.news.notifyAll()
      flagNews.notify()
    },
    report,
  })
  // From this point, purge notifications report every change.
  restart()
  void catalog.index?.whenBuilt().then((size) => log.info(size, 'search index built'))
  return {
    shared,
    catalog: { ...catalog, countSearch, popularPhrases },
    content: { pages: content.pages, flags: content.flags },
    close: async () => {
      await subscription.close()
      await close()
      await catalog.close()
      await shared.close()
    },
  }
}

function openSharedReads({ settings, report, db }: StoreContext) {
  const { databaseUrl, databaseReadUrl, databasePool } = settings
  const primary = limitConnections(db, databasePool - reservedConnections(databasePool))
  return databaseReadUrl === databaseUrl
    ? primaryReads(primary)
    : replicaReads(databaseReadUrl, primary, { poolSize: databasePool, report })
}
