import { call } from '../call/call.ts'
import type { SavedView } from './view-types.ts'

type Fields = Pick<SavedView, 'name' | 'query' | 'isShared'>

/** Changes a saved view. The server refuses if another person has changed it since it was loaded. */
export function changeView({ id, version, ...view }: SavedView, fields: Partial<Fields>, key: string) {
  const { name, query, isShared } = { ...view, ...fields }
  return call('PUT /svc_admin/views/{id}', { params: { id }, version, body: { name, query, isShared }, key })
}
