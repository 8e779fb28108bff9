import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** Creates a pass-through stream. After it ends, `digest` returns the SHA-256 of the data in hex. */
export function createHashStream(): { stream: Transform; digest: () => string } {
  const hash = createHash('sha256')
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, digest: () => hash.digest('hex') }
}
