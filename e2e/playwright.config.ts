import { defineConfig } from '@playwright/test'
import { consentCookies } from './consent-cookies.ts'

const port = Number(process.env['STORE_PORT'] ?? 3000)
const report = process.env['STORIES_REPORT']
const chromium = process.env['CHROMIUM']

/** Tests that check pictures or every request. All other tests run without pictures, which saves 15% of CPU time. */
const picturesMatter = [
  'backoffice-new-product',
  'category-links',
  'consent',
  'content-blocks',
  'content-policy',
  'floating-video',
  'home',
  'magazine',
  'model-viewer',
  'narrow',
  'offline',
  'order-refusals',
  'own-origin',
  'product',
  'release',
  'reviews',
  'search',
  'slides',
  'strips',
  'tickets',
].map((name) => `**/e2e/${name}.e2e.ts`)

const neverTests = ['**/node_modules/**', '**/dist/**', '**/.data/**']

/**
 * Without a GPU, a separate GPU process only copies what the renderer has painted. With the network service
 * in the browser process, tests use 5% less CPU time.
 */
const softwareRendering = ['--disable-gpu', '--in-process-gpu', '--enable-features=NetworkServiceInProcess2']

const launchWith = (args: readonly string[]) => ({
  launchOptions: { args: [...args], ...(chromium !== undefined && { executablePath: chromium }) },
})

/**
 * Tests run against a running store: `npm test` starts one; to run them manually, use `npm start` and then `npx
 * playwright test -c e2e`.
 */
export default defineConfig({
  testDir: '..',
  testMatch: '**/*.e2e.ts',
  testIgnore: neverTests,
  outputDir: '../test-results/stories',
  fullyParallel: true,
  workers: 2,
  // Retries only in full runs, because test authors must see every failure.
  retries: report === undefined ? 0 : 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report === undefined ? 'list' : [['dot'], ['json', { outputFile: report }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // The cookie banner would cover controls that other tests click. e2e/consent.e2e.ts starts without a choice.
    storageState: { cookies: consentCookies, origins: [] },
    actionTimeout: 10_000,
    viewport: { width: 1440, height: 900 },
    // Otherwise, the service worker's caches would respond instead of a test's routes. release.e2e.ts allows the
    // service worker.
    serviceWorkers: 'block',
    // Files and compiled scripts stay cached between tests, which saves a third of CPU time. Cookies and storage are
    // cleared. After setOffline, a test must go online again.
    reuseContext: true,
    // Tracing uses 20% more CPU, so full runs trace only retries.
    trace: report === undefined ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'without pictures',
      testIgnore: [...neverTests, ...picturesMatter],
      use: launchWith([...softwareRendering, '--blink-settings=imagesEnabled=false']),
    },
    { name: 'with pictures', testIgnore: neverTests, testMatch: picturesMatter, use: launchWith(softwareRendering) },
  ],
})
