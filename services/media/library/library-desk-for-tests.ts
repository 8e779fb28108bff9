import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { Transformer } from '@napi-rs/image'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { mediaJobs } from './jobs.ts'

const dayMs = 86_400_000
type Texts = CallInput<Store, 'PUT /svc_admin/media/{id}'>['body']

/** Opens a shop with a staff member who works in the media library, and returns that staff member's actions. */
export async function openLibraryDesk() {
  const shop = await openTestShop()
  const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
  const key = () => randomUUID()
  const of = (id: number) => ({ id: String(id) })
  /** Returns a picture in a single shade of gray, in Base64. */
  const picture = async (shade: number, width = 800, height = 400) =>
    (await Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, shade), width, height).png()).toString('base64')
  const upload = async (shade: number, name = `gray-${shade}.png`, width = 800) =>
    desk.call('POST /svc_admin/media', { body: { name, file: await picture(shade, width) }, key: key() })
  const read = (id: number) => desk.call('GET /svc_admin/media/{id}', { params: of(id) })
  const list = async (query: CallInput<Store, 'GET /svc_admin/media'>['query'] = {}) =>
    (await desk.call('GET /svc_admin/media', { query })).files.map(({ name }) => name)
  const describe = (id: number, body: Texts) =>
    desk.call('PUT /svc_admin/media/{id}', { params: of(id), body, key: key() })
  const replace = async (id: number, shade: number, width = 800) =>
    desk.call('POST /svc_admin/media/{id}/replacement', {
      params: of(id),
      body: { name: `new-${shade}.png`, file: await picture(shade, width) },
      key: key(),
    })
  const remove = (id: number) => desk.call('DELETE /svc_admin/media/{id}', { params: of(id), key: key() })
  const showInProduct = async (id: number, pictures: readonly { base: string; alt: string }[]) => {
    const params = of(id)
    const { pictures: read } = await desk.call('GET /svc_admin/products/{id}', { params })
    const body = { read: read.map(({ base, alt }) => ({ base, alt })), pictures: [...pictures] }
    await desk.call('PUT /svc_admin/products/{id}/pictures', { params, body, key: key() })
  }
  /** Runs the job as if on a later day. Advancing the shop's clock instead would end the session. */
  const sweepAfter = (days: number) => {
    const clock = () => shop.clock() + days * dayMs
    return mediaJobs.scheduled!['media_sweep']!.run({ ...shop.deps, clock, report: assert.ifError })
  }
  const storedFiles = async (path: string) =>
    (await readdir(shop.deps.mediaFolder)).filter((name) => name.startsWith(basename(path)))
  return {
    shop,
    sweepAfter,
    storedFiles,
    desk,
    key,
    of,
    picture,
    upload,
    read,
    list,
    describe,
    replace,
    remove,
    showInProduct,
  }
}
