// Known bad: passes on a form's key and version without validation, so invalid ones cause status 500.
import type { StoreCall } from '#contract/kernel/call-options.ts'
import type { LooseCall } from '#contract/client/send.ts'
import type { callInProcess } from '#services/call/in-process.ts'
import { dispatch } from '#services/call/dispatch.ts'

export const callUnchecked: typeof callInProcess = (routes, edge) => (caller) =>
  (async (name: string, { params = {}, query = {}, body, key, version }: LooseCall) => {
    const route = routes.find((each) => each.name === name)!
    const present = Object.entries(query as Record<string, string | undefined>).filter(
      ([, value]) => value !== undefined,
    )
    return dispatch(
      route,
      { params, query: Object.fromEntries(present) as Record<string, string>, body, key, version, captcha: '' },
      caller,
      edge,
    )
  }) as StoreCall
