import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { blockFramePath } from '#domain/content/families/frame-path.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { BlockView, StoredBlock } from './blocks.ts'
import { loadBlocks } from './load-page.ts'

/**
 * Loads the blocks below a category list from the page with the handle `below_` plus the category handle. Returns an
 * empty list if there is no such page [INDEX-046].
 */
export async function loadBlocksBelowList(context: PageContext, category: string): Promise<BlockView[]> {
  const handle = `below_${category}`
  return loadBlocks(context, await readBlocks(context, handle), (blockId) => blockFramePath(handle, blockId))
}

/**
 * Reads the blocks. A missing page is normal; other failures are logged, and nothing is shown below the list
 * [ERROR-407, ERROR-408].
 */
async function readBlocks({ call, signal, until, warn }: PageContext, handle: string): Promise<readonly StoredBlock[]> {
  try {
    const page = await call('GET /svc_content/cms/page/{id}', { params: { id: handle } }, { signal })
    if (page.until !== null) until(page.until)
    // The service returns only valid blocks.
    return page.roguebuilder.content as unknown as readonly StoredBlock[]
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.status !== 404) warn('content page failed to load', error)
    return []
  }
}
