import type { Version } from '#contract/kernel/call.ts'

export interface LooseCall {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  key?: string
  version?: Version
  captcha?: string
}

/** Returns the parsed response. Throws the refusal. */
export type Send = (name: string, input: LooseCall, options?: { bearer?: string; address?: string }) => Promise<unknown>
