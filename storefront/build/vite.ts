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

/** What every page has before it imports anything. */
const everywhere = /\/(?:packages|rolldown-runtime|frame|entry-client)-[^/]+$/

/** Files to fetch beside one that is imported: not those that are there already, and none where it is the only one. */
function toPreload(files: readonly string[]): string[] {
  const others = files.filter((file) => !everywhere.test(file))
  return others.length > 1 ? others : []
}

/** The browser's build: hashed files and a manifest that says which source became which chunk. */
export function clientBuild(outDir: string): InlineConfig {
  return {
    ...shared,
    plugins: [tailwind()],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies: (_file, files) => toPreload(files) },
      // The content policy allows no data: scripts and the files are cached for good: nothing is inlined.
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: ['storefront/entry-client.tsx', 'storefront/browser/deferred-hydration.ts'],
        output: {
          // Every page loads the names of the chunks that it may need next: letters that cannot be compressed.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          // One file for what changes only with packages, one for what every page of the shop uses.
          codeSplitting: {
            groups: [
              { name: 'packages', test: /node_modules[\\/](?!three[\\/])/, priority: 2 },
              // What all models are made of: fetched once, whatever is looked at.
              { name: 'three', test: /node_modules[\\/]three[\\/]/, priority: 2 },
              { name: 'equipment', test: /equipment\/(shapes\/|parts\/|[a-z-]+\.ts)/ },
              // Small files that nearly every page needs: one of them compresses better than each for itself.
              {
                name: 'frame',
                test: /ui\/(icon|quantity)|storefront\/(page\/page-route|routing\/known-paths|shell\/overlay-store)|contract\/kernel\/refused/,
              },
              {
                name: 'product-card',
                test: /catalog\/(product-card|stock|price-line|rating-line|breadcrumb|card-sizes)|ui\/(picture|stars)/,
              },
              // A line or two each, for a page here and there: their names would cost more than they do.
              {
                name: 'lines',
                test: /domain\/(sessions\/scope|payment-engines|lists\/list)\.ts|(is-uuid|require-login|at-version|next-3ds-challenge)\.ts/,
              },
              // What articles show of the blocks of pages, and what pages say of their first one.
              { name: 'blocks', test: /content\/(barbell-table|hero-sizes)/ },
            ],
          },
        },
      },
    },
  }
}

/** The browser's build of the card page, on an origin of its own: nothing of it is in the shop's files, nor theirs in it. */
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
 * The server's build: React and the router inside, in production's shape whatever the environment says; the contract and
 * the domain outside, so that the process has one copy of them; three too, since models are drawn by browsers.
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
