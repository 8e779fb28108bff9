import type { Page } from '@playwright/test'
import { becomeCustomer } from './customer.ts'
import { placeOrdersThroughApi } from './orders-by-calls.ts'
import { callAsStaff, deliverOrder } from './staff-calls.ts'
import { fillCart, readEmailsTo } from './shopper.ts'
import { originOf } from './sites.ts'
import { expect, test } from './visitor/fixture.ts'
import type { AnyPage } from './visitor/any-page.ts'
import type { Visitor } from './visitor/visitor.ts'

const usa = originOf('USA')

/** Places an order for a new customer with a medicine ball and other products. Returns its number. */
async function orderOfCustomer(page: Page | Visitor, ...others: string[]): Promise<string> {
  await becomeCustomer(page, `${usa}/login?redirect=%2Faccount`)
  for (const path of others) await fillCart(page, usa + path)
  await placeOrdersThroughApi(page, 1)
  await page.goto(`${usa}/account/orders`)
  const reader: AnyPage = page
  const title = reader.getByRole('main').getByRole('heading', { level: 2 }).first()
  return (await title.innerText()).replace('Order ', '')
}

test.describe('without JavaScript', () => {
  test('without JavaScript, a customer sends a question about an order, requests an address change, and reads the reply', async ({
    visitor,
  }) => {
    const order = await orderOfCustomer(visitor)
    await visitor.goto(`${usa}/account/order/${order}`)
    const section = visitor.getByRole('region', { name: 'Questions and requests' })
    await section.getByRole('button', { name: 'Send message' }).click()
    await expect(section.getByText('Enter your message.')).toBeVisible()
    await section.getByLabel('Your message').fill('Does it fit a 6 ft rack?')
    await section.getByRole('button', { name: 'Send message' }).click()
    await expect(section.getByText('We got your message.')).toBeVisible()
    await section.getByText('Ask to change the shipping address').click()
    await section.getByLabel('Street address').fill('7 Forge Ave')
    await section.getByRole('button', { name: 'Ask to change the address' }).click()
    await expect(section.getByText('New address request · Waiting for our answer')).toBeVisible()
    await expect(section.getByText('Ask to change the shipping address')).toHaveCount(0)
    const { status } = await callAsStaff(visitor, `/svc_fulfilment/order/${order}/messages`, { text: 'Yes, it does.' })
    expect(status).toBe(201)
    await visitor.reload()
    await expect(section.getByText('Yes, it does.')).toBeVisible()
  })
})

test('a buyer opens the review link in an order email and sends all reviews without login [ROUTE-002, ROUTE-003]', async ({
  page,
}) => {
  const order = await orderOfCustomer(page, '/ironwright-squat-bar')
  await deliverOrder(page, order)
  await page.context().clearCookies()
  expect((await page.goto(`${usa}/mps-review`))!.status()).toBe(200)
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill('ann@example.com')
  await main.getByLabel('Order number').fill(order)
  await main.getByRole('button', { name: 'Email me the link' }).click()
  await expect(main.getByText('the link is on its way')).toBeVisible()
  const linkOf = async () => {
    const mails = await readEmailsTo(page, 'ann@example.com')
    const mail = mails.find(({ text }) => text.includes(`Order ${order}\n`) && text.includes('/mps-review?'))
    return /\S+\/mps-review\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0]
  }
  await expect.poll(linkOf).toBeTruthy()
  await page.goto((await linkOf())!)
  const ball = main.getByRole('region', { name: 'Ironwright Medicine Ball' })
  const bar = main.getByRole('region', { name: 'Ironwright Squat Bar' })
  await ball.getByRole('radio', { name: '4 stars' }).check()
  await ball.getByLabel('Title').fill('Grips well')
  await ball.getByRole('button', { name: 'Submit review' }).click()
  await expect(ball.getByText('Check the highlighted fields.')).toBeVisible()
  await ball.getByLabel('Review', { exact: true }).fill('Good grip, and it bounces as little as it should.')
  await bar.getByRole('radio', { name: '5 stars' }).check()
  const all = main.getByRole('button', { name: 'Send all reviews' })
  await all.click()
  await expect(ball.getByText('Thank you. Your review is waiting for approval.')).toBeVisible()
  await expect(ball.getByText('Grips well')).toBeVisible()
  await expect(bar.getByText('Not sent. Check this review and send it again.')).toBeVisible()
  await bar.getByLabel('Title').fill('Stiff')
  await bar.getByLabel('Review', { exact: true }).fill('It does not whip, and the knurling holds on the back.')
  await all.click()
  await expect(bar.getByText('Thank you. Your review is waiting for approval.')).toBeVisible()
})
