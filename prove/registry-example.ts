import { randomUUID } from 'node:crypto'
import type { Site } from '#domain/sites.ts'
import { addresses } from '#services/testing/orders-for-tests.ts'
import { newUrlKey } from '#services/lists/shared.ts'
import type { Visitor } from '#services/testing/shop-for-tests.ts'

/** A customer's registry that whoever has its link sees; ids of nothing for a guest. */
export async function registryOf({ call }: Visitor, site: Site, mark: string) {
  const { groupId } = await call('GET /svc_session/session', {})
  if (groupId <= 0) return { registryId: randomUUID(), registryItemId: randomUUID(), registryKey: newUrlKey() }
  const body = { type: 'registry' as const, metadata: { registry: { title: 'A gym' } } }
  const { _id: registryId } = await call('POST /svc_list/lists', { body, key: randomUUID() })
  const { items } = await call('POST /svc_list/lists/{id}/items', {
    params: { id: registryId },
    body: { items: [{ productId: 8, qty: 1 }] },
    version: 'any',
    key: randomUUID(),
  })
  const { urlKey } = await call('PUT /svc_registry/registries/{id}', {
    params: { id: registryId },
    body: { about: registryAbout, address: shipTo(site, mark), privacy: 'link' },
    key: randomUUID(),
  })
  return { registryId, registryItemId: items[0]!._id, registryKey: urlKey! }
}

/** What the registry of an example is for. */
export const registryAbout = {
  title: 'A gym',
  eventType: 'wedding' as const,
  eventDate: '2027-06-12',
  firstname: 'Robin',
  lastname: 'Vale',
  coRegistrant: 'Sam Reed',
  message: 'Come and lift.',
}
/** Where its gifts go, with the owner's mark in it. */
export const shipTo = (site: Site, mark: string) => ({ ...addresses[site], company: mark })
