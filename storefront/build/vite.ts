import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import type { InlineConfig } from 'vite'
import { cardPageEntries } from './manifest.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const shared: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'error',
  envDir: false,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
}

/** Chunks that every page has already loaded. */
const everywhere = /\/(?:packages|rolldown-runtime|frame|entry-client)-[^/]+$/

/** Chunks that load after the page, or rarely: their preload lists would cost its first load more than they gain. */
const afterLoad =
  /\/(?:after-hydration|attach-debug|attach-player|attach-quick-links|attach-sign-up|open-chat|start-chat|cookie-sheet|check-text-field|country-select|delivery-estimate|error-page|event-view|family-block|footer|gift-card-preview|load-compound|load-families|load-forms|load-notes|load-ticket-holder|rate-limit|region-dialog|session-end|shop-form|side-cart|start-account-menu|start-consent|start-login|login-dialog|start-menu|start-recommendations|start-releases|start-session|submit-entry|watch-region)-[^/]+$/

/** Returns the files worth preloading: none that are already loaded, and none if only one remains. */
function toPreload(files: readonly string[]): string[] {
  const others = files.filter((file) => !everywhere.test(file))
  return others.length > 1 ? others : []
}

/** Returns the browser's build. */
export function clientBuild(outDir: string): InlineConfig {
  return {
    ...shared,
    plugins: [tailwind()],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, files) => (afterLoad.test(file) ? [] : toPreload(files)),
      },
      // The content security policy forbids data: scripts, and files are cached forever, so nothing is inlined.
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: ['storefront/entry-client.tsx', 'storefront/browser/hydration/deferred-hydration.ts'],
        output: {
          // Every page loads the names of its next chunks, and hashes do not compress: 7 characters suffice.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          // One file for packages, which change rarely, and one for code that every page uses.
          codeSplitting: {
            groups: [
              { name: 'packages', test: /node_modules[\\/](?!three[\\/]|@simplewebauthn[\\/])/, priority: 2 },
              // Shared by all models, so it is loaded once.
              { name: 'three', test: /node_modules[\\/]three[\\/]/, priority: 2 },
              {
                name: 'equipment',
                test: /equipment\/(shapes\/|parts\/(?!garment|hood|monitor|shoe-last)|[a-z-]+\.ts)/,
              },
              // Small files that nearly every page needs compress better as one.
              {
                name: 'frame',
                test: /ui\/(icon|quantity)|storefront\/(page\/route\/page-route|routing\/known-paths|shell\/overlays\/overlay-store|side-cart\/cart\/report-capped)|contract\/kernel\/refused/,
              },
              {
                name: 'product-card',
                test: /catalog\/(card\/(product-card|product-name|price-line|rating-line|card-sizes)|product\/stock|breadcrumb)|ui\/(picture|stars)/,
              },
              // Files of one or two lines that few pages need: a separate chunk costs more than its content.
              {
                name: 'lines',
                test: /domain\/(sessions\/scope|payment-engines|lists\/list|search\/offer-list|promotions\/(promotion|time-zones))\.ts|(is-uuid|submitted-key|require-login|at-version|write-problem|next-3ds-challenge|optional-section|product-json-ld)\.ts/,
              },
              // Shared by articles and content pages.
              { name: 'blocks', test: /content\/(barbell-table|hero-sizes)/ },
            ],
          },
        },
      },
    },
  }
}

/** Returns the build of the service worker: one classic script, whose name browsers look up and so has no hash. */
export function workerBuild(outDir: string): InlineConfig {
  return {
    ...shared,
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: 'storefront/releases/worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  }
}

/** Returns the build of the card page, which has its own origin and shares no files with the shop. */
export function cardPageBuild(outDir: string): InlineConfig {
  return {
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      rolldownOptions: { input: Object.values(cardPageEntries) },
    },
  }
}

/**
 * Returns the server's build: React and the router bundled, always in production mode. Contract and domain are
 * external, so that the process has one copy of them; three runs only in browsers.
 */
export function serverBuild(outDir: string): InlineConfig {
  return {
    ...shared,
    plugins: [tailwind()],
    ssr: { noExternal: true },
    build: {
      ssr: 'storefront/entry-server.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'node24',
      rolldownOptions: { external: [/^#contract\//, /^#domain\//, /^node:/, 'three'] },
    },
  }
}
