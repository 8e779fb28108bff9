import pg from 'pg'
import { keepAlive } from './keep-alive.ts'

/**
 * A pool of connections of which any may be lost at any moment; `report` hears of those lost while idle. One that is lost
 * while in use fails what it was used for, which tells it.
 */
export function openPool(config: pg.PoolConfig, report: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...config, ...keepAlive })
  // Without a listener the loss of an idle connection ends the process.
  pool.on('error', report)
  // From its first moment on: a connection may be handed over and lost by one piece of what the server sent, before
  // whoever waited for it can listen.
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

const ignore = () => {}
