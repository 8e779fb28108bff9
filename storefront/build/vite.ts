import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import type { InlineConfig } from 'vite'
import { chunkOf, isLoadedLate } from './chunks.ts'
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

/** Returns the files worth preloading: files that are not loaded yet, if there is more than one. */
function toPreload(files: readonly string[]): string[] {
  const others = files.filter((file) => !everywhere.test(file))
  return others.length > 1 ? others : []
}

/** Returns the configuration for the browser build. */
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
        resolveDependencies: (file, files) => (isLoadedLate(file) ? [] : toPreload(files)),
      },
      // Nothing is inlined, because the content security policy forbids data: scripts, and browsers cache files
      // forever.
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: ['storefront/entry-client.tsx', 'storefront/browser/hydration/deferred-hydration.ts'],
        output: {
          // Every page loads the names of its next chunks, and hashes do not compress, so 7 characters are enough.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          // One file for packages, which change rarely, and one for code used on every page.
          codeSplitting: {
            groups: [
              { name: 'packages', test: /node_modules[\\/](?!three[\\/]|@simplewebauthn[\\/])/, priority: 2 },
              // Shared by all models, so it is loaded once.
              { name: 'three', test: /node_modules[\\/]three[\\/]/, priority: 2 },
              {
                name: 'equipment',
                test: /equipment\/(shapes\/|parts\/(?!garment|hood|monitor|shoe-last)|[a-z-]+\.ts)/,
              },
              chunkOf('frame'),
              chunkOf('product-card'),
              chunkOf('lines'),
              chunkOf('blocks'),
            ],
          },
        },
      },
    },
  }
}

/**
 * Returns the configuration for the service worker build: one classic script without a hash in its name, because
 * browsers look it up by name.
 */
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

/**
 * Returns the configuration for the card page build. The page has a separate origin and shares no files with the shop.
 */
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
 * Returns the configuration for the server build: React and the router are bundled, always in production mode. Contract
 * and domain are external, so that the process has one copy of them. three.js runs only in browsers.
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
