import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { commonRefusal } from '#services/call/dispatch.ts'

const derive = promisify(argon2)
// OWASP's parameters for argon2id: 19 MiB, two passes, parallelism 1.
const parameters = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }
/** Maximum number of concurrent hashes; more would evict each other from the CPU cache while shoppers wait. */
const maxConcurrent = 2

/** Maximum number of queued hashes; further requests are refused. */
const maxWaiting = 20

let running = 0
const waiting: (() => void)[] = []

async function inPool<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= maxWaiting) throw commonRefusal('too_many_requests', { seconds: 5 })
  // The slot passes directly to the hash that has waited the longest.
  if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** Hashes a password with argon2id and a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await inPool(() => derive('argon2id', { message: password, nonce, ...parameters }))
  return `argon2id$${nonce.toString('base64url')}$${hash.toString('base64url')}`
}

/** Verifies a password. If there is no stored hash, returns false after the same amount of time. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, nonce = '', hash = ''] = (stored ?? nobody).split('$')
  const salt = Buffer.from(nonce, 'base64url')
  const digest = await inPool(() => derive('argon2id', { message: password, nonce: salt, ...parameters }))
  const right = Buffer.from(hash, 'base64url')
  return digest.length === right.length && timingSafeEqual(digest, right) && stored !== undefined
}
const nobody = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`
