import { defineConfig } from '@playwright/test'

const port = Number(process.env['STORE_PORT'] ?? 3000)
const report = process.env['STORIES_REPORT']
const chromium = process.env['CHROMIUM']

/** Stories run against a store that is up: `npm test` starts one; by hand, `npm start` and then `npx playwright test -c e2e`. */
export default defineConfig({
  testDir: '..',
  testMatch: '**/*.e2e.ts',
  testIgnore: ['**/node_modules/**', '**/dist/**', '**/.data/**'],
  outputDir: '../test-results/stories',
  fullyParallel: true,
  workers: 2,
  // Once more only where all run: who writes a story sees each of its failures.
  retries: report === undefined ? 0 : 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report === undefined ? 'list' : [['dot'], ['json', { outputFile: report }]],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 10_000,
    viewport: { width: 1440, height: 900 },
    // To trace each story takes a fifth more of the processor: where all run, one that failed is traced as it runs again.
    trace: report === undefined ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: chromium === undefined ? {} : { executablePath: chromium },
  },
})
