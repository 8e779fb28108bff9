import { expect, test, type Page } from '@playwright/test'
import { newEmail, visit } from './shopper.ts'
import { originOf } from './sites.ts'

const staff = process.env['STAFF_TOKEN'] ?? ''
const chatLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Chat with us/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' })

async function desk(page: Page, method: 'GET' | 'POST', path: string, data?: object) {
  const response = await page.request.fetch(`${originOf('USA')}/svc_ssr/chat/desk${path}`, {
    method,
    headers: { authorization: `Bearer ${staff}`, 'idempotency-key': crypto.randomUUID() },
    ...(data && { data }),
  })
  expect(response.ok()).toBe(true)
  return response
}

/** Returns the id of the conversation with this email address. */
async function conversationOf(page: Page, email: string): Promise<string> {
  const { conversations } = (await (await desk(page, 'GET', '')).json()) as {
    conversations: { id: string; email: string }[]
  }
  return conversations.find((each) => each.email === email)!.id
}
const answer = (page: Page, id: string, text: string) => desk(page, 'POST', `/${id}/messages`, { agent: 'Kim', text })

async function write(page: Page, email: string, text: string) {
  await panel(page).getByLabel('Your name').fill('Bo')
  await panel(page).getByLabel('Email').fill(email)
  await panel(page).getByLabel('Message').fill(text)
}

test('a guest chats with an agent, and the conversation survives navigation and reload [SHELL-015, SHELL-404, SHELL-413]', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /open-chat|svc_ssr\/(?:site\/[A-Z]+\/)?chat/.test(url))).toEqual([])
  await chatLink(page).click()
  await expect(panel(page)).toBeVisible()
  expect(loaded.some((url) => url.includes('open-chat'))).toBe(true)
  const email = newEmail()
  await write(page, email, 'Does the rack fit under 7 ft?')
  await panel(page).getByRole('button', { name: 'Start chat' }).click()
  const log = panel(page).getByRole('log')
  await expect(log).toContainText('Does the rack fit under 7 ft?')
  const id = await conversationOf(page, email)
  await answer(page, id, 'Yes, it is 82 in tall.')
  await expect(log).toContainText('Yes, it is 82 in tall.')
  expect(sockets.filter((url) => url.endsWith(`${id}/socket?after=1`))).toHaveLength(1)
  expect(loaded.filter((url) => url.endsWith('/news'))).toEqual([])

  await page.getByRole('banner').getByRole('link', { name: 'Deals', exact: true }).click()
  await expect(page).toHaveURL(/\/deals$/)
  await expect(log).toContainText('Yes, it is 82 in tall.')

  await panel(page).getByRole('button', { name: 'Close chat' }).click()
  await expect(panel(page)).toHaveCount(0)
  await answer(page, id, 'Anything else?')
  await expect(chatLink(page)).toHaveAccessibleName('Chat with us, 1 new message')
  await page.reload()
  await expect(chatLink(page)).toHaveAccessibleName('Chat with us, 1 new message')
  await chatLink(page).click()
  await expect(log).toContainText('Anything else?')
  await expect(chatLink(page)).toHaveAccessibleName('Chat with us')
  await panel(page).getByLabel('Message').fill('No, thanks.')
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log).toContainText('No, thanks.')
  await panel(page)
    .getByLabel('Attach a file')
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('3 m by 4 m') })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    log.getByRole('link', { name: 'plan.txt' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('plan.txt')
  await panel(page).getByRole('button', { name: 'End chat' }).click()
  await expect(panel(page)).toContainText('This chat has ended.')
  await panel(page).getByRole('button', { name: '4 of 5 stars' }).click()
  await expect(panel(page)).toContainText('Thanks for your rating.')
  await panel(page).getByRole('button', { name: 'Email me this chat' }).click()
  await expect(panel(page)).toContainText('We’ve emailed you this chat.')
})

test('a chat message that could not be sent can be resent with its button', async ({ page }) => {
  await visit(page, '/')
  await chatLink(page).click()
  await write(page, newEmail(), 'Hello')
  await panel(page).getByRole('button', { name: 'Start chat' }).click()
  await expect(panel(page).getByRole('log')).toContainText('Hello')
  await page.route('**/messages', (route) => route.fulfill({ status: 503, json: { error: { code: 'x' } } }))
  await panel(page).getByLabel('Message').fill('Are you there?')
  await panel(page).getByLabel('Message').press('Enter')
  await expect(panel(page)).toContainText('Not sent.')
  await page.unroute('**/messages')
  await panel(page).getByRole('button', { name: 'Send again' }).click()
  await expect(panel(page)).not.toContainText('Not sent.')
  await expect(panel(page).getByText('Are you there?')).toHaveCount(1)
})

test('outside office hours, the chat panel shows a form that sends a ticket [SHELL-043]', async ({ page }) => {
  await visit(page, originOf('APO'))
  await chatLink(page).click()
  await expect(panel(page)).toContainText('We’re offline right now. Leave a message. We’ll answer by email.')
  const email = newEmail()
  await panel(page).getByRole('button', { name: 'Send message' }).click()
  await expect(panel(page).getByLabel('Your name')).toBeFocused()
  await expect(panel(page)).toContainText('Enter an email address like name@example.com')
  await write(page, email, 'Do you ship to Okinawa?')
  await panel(page).getByRole('button', { name: 'Send message' }).click()
  await expect(panel(page)).toContainText('Message sent. We’ll answer by email.')
  const id = await conversationOf(page, email)
  await answer(page, id, 'Yes, we do.')
})

test('the chat panel works by keyboard and is modal only on a phone', async ({ page }) => {
  await visit(page, '/')
  await chatLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(false)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(chatLink(page)).toBeFocused()
  await page.setViewportSize({ width: 390, height: 800 })
  await chatLink(page).click()
  expect(await panel(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
})

test('sites without chat show no chat link and load no chat code [SHELL-004, SHELL-403]', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const site of ['AUS', 'EUR', 'GBR'] as const) {
    await visit(page, originOf(site))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('banner').getByRole('link', { name: /Chat|Contact/ })).toHaveCount(0)
  }
  expect(loaded.filter((url) => /open-chat|svc_ssr\/(?:site\/[A-Z]+\/)?chat/.test(url))).toEqual([])
  for (const site of ['USA', 'CAN', 'APO'] as const) {
    await visit(page, originOf(site))
    await expect(chatLink(page)).toBeVisible()
  }
})
