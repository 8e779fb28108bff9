import type { Reply } from '#contract/kernel/call.ts'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { Store } from '#contract/store.ts'
import { interestOf } from '#domain/customers/segments.ts'
import type { Site } from '#domain/sites.ts'
import { browserStorage, type BrowserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { storeLists } from '#storefront/shell/newsletters/stored-lists.ts'
import { readGuestSegments, storeGuestSegments } from './guest-segments.ts'

type Customer = Pick<Reply<Store, 'GET /svc_customer/customer'>, 'segments' | 'newsletters'>

interface AfterLogin {
  call: StoreCall
  site: Site
  customer: Customer
}

/** Updates the browser's stored data for a customer who has just logged in. Does nothing on the server. */
export async function updateStorageAfterLogin(login: AfterLogin): Promise<void> {
  if (typeof document !== 'undefined') await updateStorage(login, browserStorage('localStorage'), Date.now())
}

/** Stores the customer's newsletters, and moves the guest's interests to the customer [NEWS-207, SESSION-417]. */
export async function updateStorage(
  { call, site, customer }: AfterLogin,
  storage: BrowserStorage,
  now: number,
): Promise<void> {
  storeLists(storage, { siteCode: site, ids: customer.newsletters, at: now })
  const chosen = readGuestSegments(storage).filter((id) => interestOf(id) !== null)
  const segments = [...new Set([...customer.segments, ...chosen])]
  try {
    if (segments.length > customer.segments.length)
      await call('PUT /svc_customer/customer/segments', { body: { segments }, key: crypto.randomUUID() })
    storeGuestSegments(storage, [])
  } catch {
    // The next login tries again.
  }
}
