// Known bad: browsing and buying requests share one queue, so orders wait behind searches.
import { registerHooks } from 'node:module'

const noAdmissionControl =
  'export const adaptiveConcurrency = () => {}; ' +
  'export const createAdmissionQueue = () => ({ admitNow: () => {}, enqueue: (response, work) => work() })'

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/platform/admission-control.ts')
      ? { format: 'module', source: noAdmissionControl, shortCircuit: true }
      : next(url, context),
})
await import('../../start/main.ts')
