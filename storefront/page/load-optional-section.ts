import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageContext } from './page.ts'

/**
 * Returns a page's optional section, or null if the store refuses the call. Logs a warning unless the content does not
 * exist (404). Rethrows other errors [CATALOG-229, CATALOG-230].
 */
export async function loadOptionalSection<T>(
  loading: Promise<T>,
  { warn }: Pick<PageContext, 'warn'>,
): Promise<T | null> {
  try {
    return await loading
  } catch (error) {
    if (!isRefusalError(error)) throw error
    // The client has already logged failed connections.
    if (error.status !== 404 && error.code !== 'no_response') warn('related products failed to load', error)
    return null
  }
}
