import { expect, test } from '@playwright/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript, the story form reports missing fields, and staff must approve a story before it is visible [INDEX-003, INDEX-005]', async ({
    page,
  }) => {
    const response = await page.goto('/theindex/ryourogue')
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'R You Ironwright' })).toBeVisible()
    await page.getByRole('link', { name: 'Submit your story' }).first().click()
    await page.getByRole('textbox', { name: 'First name' }).fill('Ann')
    await page.getByRole('button', { name: 'Send story' }).click()
    await expect(page.getByText('Enter a title of up to 120 characters.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ann')
    await page.getByRole('textbox', { name: 'Title' }).fill('Two meters of steel')
    await page.getByRole('textbox', { name: 'Your story' }).fill('It began with a bar.')
    await page.locator('main').getByRole('textbox', { name: 'Email' }).fill(`ann.${Date.now()}@example.com`)
    await page.getByRole('checkbox', { name: 'The text and photos are mine' }).check()
    await page.getByRole('button', { name: 'Send story' }).click()
    await expect(page.getByText('Thanks, we have your story.')).toBeVisible()
    await page.goto('/theindex/ryourogue')
    await expect(page.getByText('Two meters of steel')).toHaveCount(0)
  })
})
