import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Returns true if a process accepts connections on a socket file. A killed process leaves behind a file that refuses
 * connections.
 */
export async function acceptsConnections(path: string): Promise<boolean> {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
