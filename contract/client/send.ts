import type { Version } from '#contract/kernel/call.ts'

export interface LooseCall {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  key?: string
  version?: Version
  captcha?: string
}

export interface SendOptions {
  bearer?: string
  address?: string
  /** Returns false after all callers that share the request have left. */
  isWanted?: () => boolean
}

/** Returns the parsed response. Throws the refusal. */
export type Send = (name: string, input: LooseCall, options?: SendOptions) => Promise<unknown>
