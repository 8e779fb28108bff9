import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { everyCall } from '#services/call/dispatch.ts'

const derive = promisify(argon2)
// OWASP's figures for argon2id: 19 MiB, two passes, one lane.
const parameters = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }
/** Hashes at the same moment: more would only push each other out of the cache, and shoppers wait in line. */
const maxConcurrent = 2

/** Shortest password that is accepted [threats section 4]. */
export const leastPassword = 8

/** More than so many in line are told to come back. */
const maxWaiting = 20

let running = 0
const waiting: (() => void)[] = []

/** Runs a hash when there is room for one. */
async function inPool<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= maxWaiting) throw everyCall('too_many_requests', { seconds: 5 })
  // Who waited is given the place of one who is done: nobody who came later takes it.
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

/** A password as it is stored: argon2id with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await inPool(() => derive('argon2id', { message: password, nonce, ...parameters }))
  return `argon2id$${nonce.toString('base64url')}$${hash.toString('base64url')}`
}

/** Whether a password is the one that was stored; without a stored one it takes as long and is not. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [, nonce = '', hash = ''] = (stored ?? nobody).split('$')
  const salt = Buffer.from(nonce, 'base64url')
  const given = await inPool(() => derive('argon2id', { message: password, nonce: salt, ...parameters }))
  const right = Buffer.from(hash, 'base64url')
  return given.length === right.length && timingSafeEqual(given, right) && stored !== undefined
}
const nobody = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`
