import { createClient } from '#contract/client/client.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import type { Site } from '#domain/sites.ts'
import { factorDialog } from './factor-dialog.ts'
import { session } from './session.ts'

const clients = new Map<Site | undefined, StoreCall>()

/** Returns the prefix of all calls: empty in the back office, and the page's path in the order manager. */
const callBase = () => document.documentElement.dataset['calls'] ?? ''

function clientOf(site: Site | undefined): StoreCall {
  const known = clients.get(site)
  if (known) return known
  const base = callBase()
  const client = createClient<Store>({ base, ...(site !== undefined && { site }) })
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
      // The shop's hosts do not reveal the order manager, so an ended session looks like an unknown call.
      if (error.code === 'login_required' || (callBase() !== '' && error.code === 'not_found')) session.end()
      if (error.code !== 'factor_required' || !(await factorDialog.confirm())) throw error
      return client(name, input, options)
    }
  }
}

/** Calls that span sites. */
export const call: StoreCall = callsOf()
