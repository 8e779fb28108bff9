import { isHandle } from '#domain/catalog/import/cells/handle.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readMovedHandles } from '#services/route/steps.ts'

interface Request {
  db: QueryRunner
  site: Site
  /** Receives the tags of earlier paths, because the result depends on their redirects. */
  tag: (...tags: string[]) => void
}

/** Returns the current handles of categories whose path has changed, by earlier handle. Ignores current handles. */
export async function readMovedCategories(
  { db, site, tag }: Request,
  all: readonly { handle: string }[],
  handles: readonly string[],
): Promise<Map<string, string>> {
  const known = new Set(all.map(({ handle }) => handle))
  // Handles may come from a visitor's request.
  const missing = handles.filter((handle) => !known.has(handle) && isHandle(handle))
  if (missing.length === 0) return new Map()
  tag(...missing.map((handle) => `${site}:route:/${handle}`))
  const moved = await readMovedHandles(db, site, missing)
  return new Map([...moved].filter(([, handle]) => known.has(handle)))
}

/** Returns the category at a handle, or the one that moved from there to another path. */
export async function findCategory<Category extends { handle: string }>(
  request: Request,
  all: readonly Category[],
  handle: string,
): Promise<Category | undefined> {
  const current = (await readMovedCategories(request, all, [handle])).get(handle) ?? handle
  return all.find((category) => category.handle === current)
}
