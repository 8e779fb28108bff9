import { expect } from '@playwright/test'
import { originOf } from './sites.ts'
import type { AnyPage } from './visitor/any-page.ts'

const staff = process.env['STAFF_TOKEN'] ?? ''

/** Calls the USA store as staff. */
export async function callAsStaff(page: Pick<AnyPage, 'request'>, path: string, data: object = {}) {
  const response = await page.request.post(originOf('USA') + path, {
    headers: { authorization: `Bearer ${staff}`, 'idempotency-key': crypto.randomUUID() },
    data,
  })
  return { status: response.status(), body: (await response.json()) as { id: string; items: { itemId: string }[] } }
}

/** Ships and delivers an order once it is published. */
export async function deliverOrder(page: Pick<AnyPage, 'request'>, order: string): Promise<void> {
  let id = ''
  const ship = async () => {
    const { status, body } = await callAsStaff(page, `/svc_fulfilment/order/${order}/shipments`, { carrier: 'ups' })
    id = body.id
    return status
  }
  await expect.poll(ship).toBe(201)
  await callAsStaff(page, `/svc_fulfilment/shipments/${id}/events`, { status: 'delivered' })
}
