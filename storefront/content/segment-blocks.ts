import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { StoredBlock } from './blocks.ts'

/** Returns a page's blocks, with replacements for the customer's segments [CMS-404]. */
export async function withOwnBlocks(
  { call, signal, warn }: PageContext,
  pageId: number,
  blocks: readonly StoredBlock[],
): Promise<readonly StoredBlock[]> {
  try {
    if (!isLoggedIn(await call('GET /svc_session/session', {}, { signal }))) return blocks
    const params = { id: String(pageId) }
    const { blocks: own } = await call('GET /svc_content/cms/page/{id}/segments', { params }, { signal })
    const byReplaced = new Map(own.map(({ replaces, block }) => [replaces, block as unknown as StoredBlock]))
    return blocks.map((block) => {
      const replacement = byReplaced.get(block.props.id)
      if (!replacement) return block
      // Removes the conditions, because the page would filter out blocks for segments.
      const { conditions: _, ...props } = replacement.props
      return { ...replacement, props } as StoredBlock
    })
  } catch (error) {
    if (!isRefusalError(error)) throw error
    warn('blocks of the customer failed to load', error)
    return blocks
  }
}
