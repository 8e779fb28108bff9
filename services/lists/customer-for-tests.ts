import { randomUUID } from 'node:crypto'
import type { TestShop, Visitor } from '#services/testing/shop-for-tests.ts'

const password = 'a long enough password'

export async function customerOf({ visit }: TestShop, firstname = 'Ann', visitor = visit()): Promise<Visitor> {
  const email = `${randomUUID()}@example.com`
  const { call } = visitor
  const body = { email, password, firstname, lastname: 'Lee' }
  await call('POST /svc_customer/customer', { body, key: randomUUID() })
  await call('POST /svc_session/session/login', { body: { email, password }, key: randomUUID() })
  return visitor
}
