import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { markDataLoaded } from '../../db/marks.ts'
import { deleteDataFolder, findFreePortBlock, newDataFolder } from '../../start/store-for-tests.ts'
import { openEngine, openProofDatabase } from './engine.ts'
import { client, type Client } from '../http/shop-client.ts'
import { fillShop } from '../fixtures/prepared-orders.ts'
import { startRoot } from './start-root.ts'
import { openVendor } from './vendor.ts'

export interface Node {
  port: number
  process: ChildProcess
  kill: () => Promise<void>
}

interface NodesOptions {
  stock: 'demo' | number
  settings?: readonly string[]
}

export async function openNodes({ stock, settings = [] }: NodesOptions) {
  const engine = await openEngine(settings)
  const db = openProofDatabase(engine.url)
  const vendor = await openVendor(db)
  const folders: string[] = []
  const running = new Set<ChildProcess>()
  if (stock !== 'demo') {
    await fillShop(db, stock)
    await db.transaction((tx) => markDataLoaded(tx, 'demo'))
  }
  const start = async (part: 'web' | 'worker', env: Readonly<Record<string, string>> = {}): Promise<Node> => {
    const port = await findFreePortBlock()
    const dataDir = newDataFolder()
    folders.push(dataDir)
    const child = await startRoot('../start/main.ts', {
      ...vendor.env,
      DATABASE_URL: engine.url,
      DATA_DIR: dataDir,
      PARTS: part,
      PORT: String(port),
      SECRET: 'one secret for all nodes of this proof',
      RATE_LIMITS: ['page', 'read', 'search', 'write', 'login', 'lookup', 'order', 'decline']
        .map((name) => `${name}=1000000`)
        .join(','),
      ...env,
    })
    running.add(child)
    const kill = async () => {
      running.delete(child)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    return { port, process: child, kill }
  }
  const close = async () => {
    for (const child of running) child.kill('SIGKILL')
    vendor.close()
    await db.close()
    await engine.stop()
    for (const folder of folders) deleteDataFolder(folder)
  }
  return { url: engine.url, place: engine.place, db, vendor, start, close }
}
type Nodes = Awaited<ReturnType<typeof openNodes>>

/** Sends simulator requests to the vendor, and all others to the node. */
export function nodeClient(node: Node, vendor: Nodes['vendor'], connections: number): Client {
  const [shop, vault] = [client(node.port, connections), client(vendor.port, 1)]
  return {
    send: (method, path, body, headers) =>
      (path.startsWith('/__sandbox/') ? vault : shop).send(method, path, body, headers),
    close: () => {
      shop.close()
      vault.close()
    },
  }
}
