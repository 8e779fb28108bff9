import { randomUUID } from 'node:crypto'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

type Edited = CallInput<Store, 'PUT /svc_admin/articles/{id}'>['body']['edited']

/** Opens a shop with a staff member who edits articles, and returns that staff member's actions. */
export async function openArticleDesk() {
  const shop = await openTestShop()
  const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
  const key = () => randomUUID()
  const of = (id: number) => ({ id: String(id) })
  const create = (title: string, slug: string) =>
    desk.call('POST /svc_admin/articles', { body: { title, slug }, key: key() })
  const read = (id: number) => desk.call('GET /svc_admin/articles/{id}', { params: of(id) })
  const save = async (id: number, edited: Edited, shown?: Awaited<ReturnType<typeof read>>) => {
    const { fields } = shown ?? (await read(id))
    return desk.call('PUT /svc_admin/articles/{id}', { params: of(id), body: { read: fields, edited }, key: key() })
  }
  const publish = async (id: number, number: number, at: string | null = 'now', shown?: number) => {
    const latest = shown ?? (await read(id)).latest
    const body = { number, latest, at }
    return desk.call('PUT /svc_admin/articles/{id}/publication', { params: of(id), body, key: key() })
  }
  const latestOf = async (id: number, shown?: number) => ({ latest: String(shown ?? (await read(id)).latest) })
  const unpublish = async (id: number, shown?: number) =>
    desk.call('DELETE /svc_admin/articles/{id}/publication', {
      params: of(id),
      query: await latestOf(id, shown),
      key: key(),
    })
  const remove = async (id: number, shown?: number) =>
    desk.call('DELETE /svc_admin/articles/{id}', { params: of(id), query: await latestOf(id, shown), key: key() })
  const recover = (id: number) => desk.call('POST /svc_admin/articles/{id}/recovery', { params: of(id), key: key() })
  const inShop = async (slug: string) => {
    const [post] = await shop.visit().call('GET /theindex/wp-json/wp/v2/posts', { query: { slug } })
    return post && { title: post.title!.rendered, link: post.link, content: post.content!.rendered }
  }
  return { shop, desk, key, of, create, read, save, publish, unpublish, remove, recover, inShop }
}
