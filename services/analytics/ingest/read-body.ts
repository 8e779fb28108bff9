import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { messageLimits, type RequestLimits } from '#contract/analytics-messages.ts'
import { isDeeperThan } from './json-depth.ts'

const decompress = promisify(gunzip)
/** The first bytes of every gzip stream. */
const gzipMagic = [0x1f, 0x8b]

/**
 * Reads a JSON body within the sender's limits. SDKs send gzip under any content type and sometimes without a content
 * encoding, so the first bytes decide.
 */
export async function readBody(
  request: IncomingMessage,
  limits: Pick<RequestLimits, 'body' | 'decompressedBody'>,
): Promise<{ value: unknown } | 'malformed_body' | 'body_too_large'> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > limits.body) return 'body_too_large'
    chunks.push(chunk)
  }
  const sent = Buffer.concat(chunks)
  const isCompressed = sent[0] === gzipMagic[0] && sent[1] === gzipMagic[1]
  try {
    const body = isCompressed ? await decompress(sent, { maxOutputLength: limits.decompressedBody }) : sent
    if (isDeeperThan(messageLimits.depth, body)) return 'malformed_body'
    return { value: JSON.parse(body.toString('utf8')) as unknown }
  } catch (error) {
    return error instanceof RangeError ? 'body_too_large' : 'malformed_body'
  }
}
