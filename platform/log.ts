import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/** Values of these keys are replaced with [hidden]. */
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
  // PostgreSQL quotes row values in these error fields.
  'detail',
  'where',
] as const

/** Opens a JSON log on standard output, or on `to` in tests. */
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
