import { createClient } from '#contract/client/client.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import type { Site } from '#domain/sites.ts'
import { factorDialog } from './factor-dialog.ts'
import { session } from './session.ts'

const clients = new Map<Site | undefined, StoreCall>()

/** Returns the prefix of all calls: the page's path in the order manager, and undefined in the back office. */
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
 * Returns the calls for a site. Without a site, returns the calls that span sites. An ended session redirects to login.
 * A call that needs the second factor again is repeated after the code is entered.
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
 * Returns true if the session of the order manager has ended. The shop's hosts do not reveal it, so each call then looks
 * unknown, as one does that the order manager does not serve.
 */
async function hasEnded(client: StoreCall, name: keyof Store, code: string): Promise<boolean> {
  if (code !== 'not_found') return false
  if (name === sessionCall) return true
  return client(sessionCall, {}, { isFresh: true }).then(
    () => false,
    (error: unknown) => isRefusalError(error) && error.code === 'not_found',
  )
}

/** Calls that span sites. */
export const call: StoreCall = callsOf()
