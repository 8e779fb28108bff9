import { cachedPages } from '#services/content/cached-pages.ts'
import type { PageDeps, PageReads } from '#services/content/checked-pages.ts'
import { cachedFlags, flagTag, type PageFlags } from '#services/flags/steps.ts'

/** The content data cached in this process. It must receive change notices. */
interface CachedContent {
  pages: PageReads
  flags: PageFlags
  /** Drops all data covered by the tags. */
  forget: (tags: readonly string[]) => void
  /** Drops all data, at startup and after missed notices. */
  reset: () => void
}

/** Caches pages, blocks, and flags, which nearly every shop page reads. */
export function cachedContent(deps: Pick<PageDeps, 'db' | 'warnOfContent'>): CachedContent {
  const pages = cachedPages(deps)
  const flags = cachedFlags(deps.db)
  return {
    pages,
    flags,
    forget: (tags) => {
      pages.forget(tags)
      if (tags.some((tag) => tag.startsWith(flagTag('')))) flags.forget()
    },
    reset: () => {
      pages.clear()
      flags.forget()
    },
  }
}
