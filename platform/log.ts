import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Names under which secrets and people's data travel; a log line that carries one shows that it was there. */
const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'secret',
  'csrf',
  'cardNumber',
  'number',
  'cvv',
  'verification_value',
  'accessSecret',
  'databaseUrl',
  'email',
  'phone',
  // What PostgreSQL says of a row, and where it stood, quotes what is in it.
  'detail',
  'where',
] as const

/** A log of JSON lines on standard output, or where a test reads it. */
export function openLog(level: string, to?: DestinationStream): Log {
  const paths = secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths, censor: '[hidden]' },
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return to === undefined ? pino(options) : pino(options, to)
}
