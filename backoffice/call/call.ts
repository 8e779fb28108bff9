import { createClient } from '#contract/client/client.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import type { Site } from '#domain/sites.ts'
import { factorDialog } from './factor-dialog.ts'
import { session } from './session.ts'

const clients = new Map<Site | undefined, StoreCall>()

function clientOf(site: Site | undefined): StoreCall {
  const known = clients.get(site)
  if (known) return known
  const client = createClient<Store>(site === undefined ? {} : { site })
  clients.set(site, client)
  return client
}

/**
 * Returns the calls for a site. Without a site, returns the calls that span sites. An ended session redirects to login.
 * A call that needs the second factor again is repeated after the code is entered.
 */
export function callsOf(site?: Site): StoreCall {
  const client = clientOf(site)
  return async (name, input, options) => {
    try {
      return await client(name, input, options)
    } catch (error) {
      if (!isRefusalError(error)) throw error
      if (error.code === 'login_required') session.end()
      if (error.code !== 'factor_required' || !(await factorDialog.confirm())) throw error
      return client(name, input, options)
    }
  }
}

/** Calls that span sites. */
export const call: StoreCall = callsOf()
