import { listen } from '#platform/database/listen.ts'
import { primaryReads, replicaReads } from '#platform/database/replica.ts'
import { limitConnections } from '#platform/database/limit-connections.ts'
import type { PageCache } from '#platform/page-cache/page-cache.ts'
import type { ChatNotifier } from '#services/chat/chat-notifier.ts'
import type { FlagNotifier } from '#services/flags/flag-notifier.ts'
import { flagTag } from '#services/flags/steps.ts'
import { readPurgeNotice } from '#services/outbox/purge-notice.ts'
import { cachedCatalog } from '#services/wiring/catalog-reads.ts'
import { openSearchHistory } from '#services/wiring/search-history.ts'
import type { StoreContext } from '../store/context.ts'

interface News {
  chatNews: ChatNotifier
  flagNews: FlagNotifier
}

/** Returns the number of database connections reserved for carts and orders. */
const reservedConnections = (pool: number) => Math.ceil(pool / 5)

/**
 * Opens catalog reads, which purge notifications keep as fresh as the page cache. The same database connection also
 * delivers notifications of chats and flags.
 */
export async function openCatalogReads(context: StoreContext, cache: PageCache, { chatNews, flagNews }: News) {
  const { settings, log, report } = context
  const shared = openSharedReads(context)
  const catalog = cachedCatalog(shared, settings.searchEngine, report)
  const { countSearch, popularPhrases, close } = openSearchHistory({ db: context.db, shared, report })
  const restart = () => {
    shared.reset()
    catalog.reset()
  }
  const purge = (message: string) => {
    const { position, tags } = readPurgeNotice(message)
    if (position === null) shared.reset()
    else shared.received(position)
    // The catalog is refreshed first, because a page rendered before that would contain stale rows.
    catalog.refreshTags(tags, () => cache.purge(tags)).catch(report)
    if (tags.some((tag) => tag.startsWith(flagTag('')))) flagNews.notify()
  }
  const subscription = await listen(settings.databaseDirectUrl, {
    channels: { purge, chat: chatNews.notify },
    onGap: () => {
      restart()
      cache.flush()
      chatNews.notifyAll()
      flagNews.notify()
    },
    report,
  })
  // From here on, purge notifications report every change.
  restart()
  void catalog.index?.whenBuilt().then((size) => log.info(size, 'search index built'))
  return {
    shared,
    catalog: { ...catalog, countSearch, popularPhrases },
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
