import { expect, test } from './visitor/fixture.ts'

test.describe('without JavaScript', () => {
  test('without JavaScript, the story form reports missing fields, and staff must approve a story before it is visible [INDEX-003, INDEX-005]', async ({
    visitor,
  }) => {
    const response = await visitor.goto('/theindex/ryourogue')
    expect(response?.status()).toBe(200)
    await expect(visitor.getByRole('heading', { level: 1, name: 'R You Ironwright' })).toBeVisible()
    await visitor.getByRole('link', { name: 'Submit your story' }).first().click()
    await visitor.getByRole('textbox', { name: 'First name' }).fill('Ann')
    await visitor.getByRole('button', { name: 'Send story' }).click()
    await expect(visitor.getByText('Enter a title of up to 120 characters.')).toBeVisible()
    await expect(visitor.getByRole('textbox', { name: 'First name' })).toHaveValue('Ann')
    await visitor.getByRole('textbox', { name: 'Title' }).fill('Two meters of steel')
    await visitor.getByRole('textbox', { name: 'Your story' }).fill('It began with a bar.')
    await visitor.locator('main').getByRole('textbox', { name: 'Email' }).fill(`ann.${Date.now()}@example.com`)
    await visitor.getByRole('checkbox', { name: 'The text and photos are mine' }).check()
    await visitor.getByRole('button', { name: 'Send story' }).click()
    await expect(visitor.getByText('Thanks, we have your story.')).toBeVisible()
    await visitor.goto('/theindex/ryourogue')
    await expect(visitor.getByText('Two meters of steel')).toHaveCount(0)
  })
})
