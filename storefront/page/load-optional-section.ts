import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageContext } from './page.ts'

/**
 * Loads a page's optional products, or null if they fail. Missing products cause no warning; other failures log one.
 * Neither is visible to the shopper [CATALOG-229, CATALOG-230].
 */
export async function loadOptionalSection<T>(
  loading: Promise<T>,
  { warn }: Pick<PageContext, 'warn'>,
): Promise<T | null> {
  try {
    return await loading
  } catch (error) {
    if (!isRefusalError(error)) throw error
    // The client has already logged calls without a response.
    if (error.status !== 404 && error.code !== 'no_response') warn('related products failed to load', error)
    return null
  }
}
