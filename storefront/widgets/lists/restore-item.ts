import type { StoreCall } from '#contract/kernel/call-options.ts'

/**
 * Restores a removed list item and returns the id of its line, which is new. Returns undefined if its units joined a
 * line that was in the list.
 */
export async function restoreItem(call: StoreCall, id: string, itemId: string): Promise<string | undefined> {
  const params = { id, itemId }
  const before = await call('GET /svc_list/lists/{id}', { params: { id } })
  const known = new Set(before.items.map(({ _id }) => _id))
  const input = { params, version: 'any' as const, key: crypto.randomUUID() }
  const { items } = await call('POST /svc_list/lists/{id}/items/{itemId}/restore', input)
  return items.find(({ _id }) => !known.has(_id))?._id
}
