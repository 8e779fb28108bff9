import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mark } from '../db/marks.ts'
import { deleteDataFolder, freePorts, newDataFolder } from '../start/store-for-tests.ts'
import { openEngine } from './engine.ts'
import { client, fillShop, openProved, startRoot, type Client } from './shop.ts'
import { openVendor } from './vendor.ts'

/** A process of the store as it is started in life, doing one part. */
export interface Node {
  port: number
  process: ChildProcess
  /** Ends it with -9, as the system does when memory runs out. */
  kill: () => Promise<void>
}

interface NodesOptions {
  /** The demo world, or so many pieces of one product. */
  stock: 'demo' | number
  /** Of the engine. */
  settings?: readonly string[]
}

/** One database with its vendor and mail server, beside which web processes and workers are started and killed. */
export async function openNodes({ stock, settings = [] }: NodesOptions) {
  const engine = await openEngine(settings)
  const db = openProved(engine.url)
  const vendor = await openVendor(db)
  const folders: string[] = []
  const running = new Set<ChildProcess>()
  if (stock !== 'demo') {
    await fillShop(db, stock)
    await db.transaction((tx) => mark(tx, 'demo'))
  }
  const start = async (part: 'web' | 'worker', env: Readonly<Record<string, string>> = {}): Promise<Node> => {
    const port = await freePorts()
    const dataDir = newDataFolder()
    folders.push(dataDir)
    const child = await startRoot('../start/main.ts', {
      ...vendor.env,
      DATABASE_URL: engine.url,
      DATA_DIR: dataDir,
      PARTS: part,
      PORT: String(port),
      SECRET: 'one secret of all nodes of this proof',
      // All shoppers ask from one machine here.
      RATE_LIMITS: ['page', 'read', 'search', 'write', 'login', 'lookup', 'order', 'decline']
        .map((name) => `${name}=1000000`)
        .join(','),
      ...env,
    })
    running.add(child)
    const kill = async () => {
      running.delete(child)
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
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

/** Calls one node, and the vendor where cards are kept. */
export function callerOf(node: Node, vendor: Nodes['vendor'], connections: number): Client {
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
