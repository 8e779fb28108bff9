import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { fillCart, visit } from './shopper.ts'
import { originOf } from './sites.ts'

const shop = originOf('USA')
/** Opens a different site on this machine. The browser lets that site send requests to the shop. */
async function openOther(body: string) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

/** Returns the text on this browser's cart page. */
async function cartOf(page: Page): Promise<string> {
  await visit(page, '/cart')
  return page.locator('main').innerText()
}

test('a page on a different website cannot add to the cart through a form or a call', async ({ page }) => {
  const product = `${shop}/ironwright-medicine-ball?weight=14+lb`
  await page.goto(product)
  const fields = await page
    .getByRole('form', { name: /^Buy / })
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    )
  expect(fields.length).toBeGreaterThan(1)
  const inputs = fields.map(([name, value]) => `<input name="${name}" value="${value}">`)
  const other = await openOther(`<form method="post" action="${product}">${inputs.join('')}</form>`)
  await page.goto(other.address)
  const responding = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  expect((await responding).status()).toBe(403)
  await page.waitForURL(product)
  expect(await cartOf(page)).toContain('Your cart is empty')

  await page.goto(other.address)
  const outcomes = await page.evaluate(async (to) => {
    const body = JSON.stringify({ type: 'cart' })
    const key = crypto.randomUUID?.() ?? '9e107d9d-372b-4b6a-8a4e-2f0d3c1b5a77'
    const json = { 'content-type': 'application/json', 'idempotency-key': key }
    const requests: RequestInit[] = [
      { method: 'POST', mode: 'no-cors', credentials: 'include', body },
      { method: 'POST', credentials: 'include', body, headers: json },
      { method: 'POST', credentials: 'include', body, headers: { 'content-type': 'text/plain' } },
    ]
    return Promise.all(
      requests.map((init) =>
        fetch(to, init).then(
          ({ type }) => type,
          () => 'refused',
        ),
      ),
    )
  }, `${shop}/svc_list/lists`)
  // The shop refuses the first and last requests. The browser does not even send the second one.
  expect(outcomes).toEqual(['refused', 'refused', 'refused'])
  other.close()
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('cart_'))).toEqual([])

  // The same form on the shop's own page is accepted.
  await fillCart(page, '/ironwright-medicine-ball?weight=14+lb')
  expect(await cartOf(page)).toContain('Ironwright Medicine Ball')
})
