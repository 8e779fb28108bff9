import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageContext } from '#storefront/page/page.ts'

/** Loads one part of the dashboard. Returns null if the call fails, so that only this part is hidden [ACCOUNT-410]. */
export async function loadOptionalPart<T>(loading: Promise<T>, { warn }: Pick<PageContext, 'warn'>): Promise<T | null> {
  try {
    return await loading
  } catch (error) {
    if (!isRefusalError(error)) throw error
    // The client has already logged calls without a response.
    if (error.code !== 'no_response') warn('a part of the account failed to load', error)
    return null
  }
}
