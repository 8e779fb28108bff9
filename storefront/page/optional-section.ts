import { isRefused } from '#contract/kernel/refused.ts'
import type { PageContext } from './page.ts'

/**
 * Products that a page shows beside what it is about, null where they do not load: what is gone is silent, any other
 * failure is one warning to the log, and the reader is told of neither [CATALOG-229, CATALOG-230].
 */
export async function besidePage<T>(loading: Promise<T>, { warn }: Pick<PageContext, 'warn'>): Promise<T | null> {
  try {
    return await loading
  } catch (error) {
    if (!isRefused(error)) throw error
    // Of a call that nobody answered the client has warned already.
    if (error.status !== 404 && error.code !== 'no_response') warn('products beside a page did not load', error)
    return null
  }
}
