import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'

export interface InventoriedScript {
  path: string
  /** The hash in the format of the HTML integrity attribute. */
  integrity: string
  reason: string
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/\/texts\//, 'Interface texts in one language'],
  [/^storefront\/(browser\/hydration|entry-client)/, 'Hydrates the server-rendered page'],
  [/^equipment\/|^_(?:equipment|three)/, 'Rotatable product models, and three.js, which renders them'],
  [/^_packages|^_rolldown/, 'React and React Router, which render every page'],
  [/^storefront\/checkout\//, 'A checkout step'],
  [/^storefront\/(cart|side-cart)\//, 'The cart'],
  [/^storefront\/(login|account)\//, 'Login and account'],
  [/^storefront\/(search|catalog)\//, 'Product search, lists, and pages'],
  [/^storefront\/(magazine|content)\//, 'The magazine and content pages'],
  [/^storefront\/(shell|routes|routing)\//, 'Layout, menu, and navigation'],
  [/^contract\//, 'Service calls'],
]
const shared = 'Code that several of these scripts share'

/**
 * Lists every script in the build with its hash and reason, for PCI DSS 6.4.3. The content security policy blocks all
 * other scripts on the shop's pages [T40].
 */
export async function scriptInventory(client: string, manifest: Manifest): Promise<InventoriedScript[]> {
  const scripts = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'))
  return Promise.all(
    scripts.map(async ([source, { file }]) => ({
      path: `/${file}`,
      integrity: await integrityOf(join(client, file)),
      reason: reasons.find(([pattern]) => pattern.test(source))?.[1] ?? shared,
    })),
  )
}

/** Returns the service worker's entry, which is not in the manifest for the pages. */
export async function workerScript(client: string): Promise<InventoriedScript> {
  const integrity = await integrityOf(join(client, 'sw.js'))
  return { path: '/sw.js', integrity, reason: 'Stores scripts, styles, and images of the shop, and the offline page' }
}

async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`
}
