import { createClient } from '#contract/client/client.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import type { Site } from '#domain/sites.ts'
import { factorDialog } from './factor-dialog.ts'
import { session } from './session.ts'

const clients = new Map<Site | undefined, StoreCall>()

/** Returns the path prefix for calls: the page's path in the order manager, or undefined in the back office. */
const callBase = () => document.documentElement.dataset['calls']

export function isOrderManager(): boolean {
  return callBase() !== undefined
}

function clientOf(site: Site | undefined): StoreCall {
  const known = clients.get(site)
  if (known) return known
  const client = createClient<Store>({ base: callBase() ?? '', ...(site !== undefined && { site }) })
  clients.set(site, client)
  return client
}

/**
 * Returns a function that calls the API for a site, or across sites if none is specified. If the session has ended, it
 * redirects to login. If a call requires the second factor again, the function asks for a code and retries the call.
 */
export function callsOf(site?: Site): StoreCall {
  return async (name, input, options) => {
    const client = clientOf(site)
    try {
      return await client(name, input, options)
    } catch (error) {
      if (!isRefusalError(error)) throw error
      if (error.code === 'login_required' || (isOrderManager() && (await hasEnded(client, name, error.code))))
        session.end()
      if (error.code !== 'factor_required' || !(await factorDialog.confirm())) throw error
      return client(name, input, options)
    }
  }
}

const sessionCall = 'GET /svc_admin/session'

/**
 * Returns true if the order manager's session has ended. The shop's hosts do not reveal this. They respond as if the
 * call did not exist, exactly as for calls that the order manager does not serve.
 */
async function hasEnded(client: StoreCall, name: keyof Store, code: string): Promise<boolean> {
  if (code !== 'not_found') return false
  if (name === sessionCall) return true
  return client(sessionCall, {}, { isFresh: true }).then(
    () => false,
    (error: unknown) => isRefusalError(error) && error.code === 'not_found',
  )
}

/** Calls the API across sites. */
export const call: StoreCall = callsOf()
