import { isRefused } from '#contract/kernel/refused.ts'
import type { PageContext } from './page.ts'

/**
 * Loads optional products of a page, null if they fail. Missing products are silent; other failures log one warning.
 * The shopper notices neither [CATALOG-229, CATALOG-230].
 */
export async function optionalSection<T>(loading: Promise<T>, { warn }: Pick<PageContext, 'warn'>): Promise<T | null> {
  try {
    return await loading
  } catch (error) {
    if (!isRefused(error)) throw error
    // The client has already logged calls without a response.
    if (error.status !== 404 && error.code !== 'no_response') warn('related products failed to load', error)
    return null
  }
}
