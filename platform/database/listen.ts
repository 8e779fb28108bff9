import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { keepAlive } from './keep-alive.ts'

interface Listener {
  channels: Readonly<Record<string, (payload: string) => void>>
  /** Called after a disconnect, because notifications may have been lost. Caches must be flushed. */
  onGap: () => void
  /** Receives connection errors. */
  report: (error: Error) => void
  /** Milliseconds between connection checks. */
  heartbeatMs?: number
}

interface Subscription {
  close: () => Promise<void>
}

/** Listens on a dedicated connection that bypasses the pooler. Reconnects if the connection is lost. */
export async function listen(url: string, listener: Listener): Promise<Subscription> {
  let isClosed = false
  const closing = new AbortController()
  let current = await connect(url, listener)
  const comeBack = async () => {
    for (let pause = 100; !isClosed; pause = Math.min(pause * 2, 5_000)) {
      try {
        current = await connect(url, listener)
        watch(current)
        listener.onGap()
        return
      } catch (error) {
        listener.report(error instanceof Error ? error : new Error(String(error)))
        await sleep(pause, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }
  let returning = Promise.resolve()
  const watch = ({ lost }: Connection) => {
    void lost.then((error) => {
      if (isClosed) return
      listener.report(error)
      returning = comeBack()
    })
  }
  watch(current)
  return {
    close: async () => {
      isClosed = true
      closing.abort()
      await returning
      await current.end()
    },
  }
}

interface Connection {
  lost: Promise<Error>
  end: () => Promise<void>
}

async function connect(url: string, listener: Listener): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    ...keepAlive,
  })
  const { promise: lost, resolve: lose } = Promise.withResolvers<Error>()
  client.on('error', lose)
  client.on('end', () => lose(new Error('The notification connection closed')))
  client.on('notification', ({ channel, payload }) => listener.channels[channel]?.(payload ?? ''))
  try {
    await client.connect()
    for (const channel of Object.keys(listener.channels))
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  const heart = setInterval(() => void client.query('select 1').catch(lose), listener.heartbeatMs ?? 15_000)
  void lost.then(() => {
    clearInterval(heart)
    // An unresponsive connection cannot close cleanly.
    void client.end().catch(() => {})
  })
  return {
    lost,
    end: async () => {
      clearInterval(heart)
      await client.end().catch(() => {})
    },
  }
}
