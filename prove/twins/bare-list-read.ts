// Known bad: reads a list by id without checking its owner, so shoppers can read other shoppers' lists.
import type { ReceivedCall } from '#contract/kernel/call.ts'
import { toWireList } from '#contract/lists.ts'
import type { Store } from '#contract/store.ts'
import type { List } from '#domain/lists/list.ts'
import { statement } from '#platform/database.ts'
import type { Route } from '#services/call/dispatch.ts'
import { storeRoutes, type StoreDeps } from '#services/routes.ts'

const readBare = statement<List>(
  'twin.list',
  `select id, type, version, is_active as "isActive", 0::float8 as "activeAt", email, '[]'::jsonb as items
   from list where id = $1`,
)

export function bareListRead(deps: StoreDeps): Route[] {
  const read = async (received: object) => {
    const { params, refuse } = received as ReceivedCall<Store, 'GET /svc_list/lists/{id}'>
    const [list] = await deps.db.run(readBare, [params.id])
    if (!list) throw refuse('list_not_found')
    return toWireList(list)
  }
  return storeRoutes(deps).map((route) =>
    route.name === 'GET /svc_list/lists/{id}' ? { ...route, handle: read } : route,
  )
}
