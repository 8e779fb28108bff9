import type { StoreCall } from '#contract/kernel/call-options.ts'

/** Restores a removed list item and returns its new line id. Returns undefined if its units joined an existing line. */
export async function restoreItem(call: StoreCall, id: string, itemId: string): Promise<string | undefined> {
  const params = { id, itemId }
  const before = await call('GET /svc_list/lists/{id}', { params: { id } })
  const known = new Set(before.items.map(({ _id }) => _id))
  const input = { params, version: 'any' as const, key: crypto.randomUUID() }
  const { items } = await call('POST /svc_list/lists/{id}/items/{itemId}/restore', input)
  return items.find(({ _id }) => !known.has(_id))?._id
}
