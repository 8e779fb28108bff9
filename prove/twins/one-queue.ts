// Known bad: who looks around and who buys wait in one queue.
import { registerHooks } from 'node:module'

const everybodyAtOnce =
  'export const adaptiveConcurrency = () => {}; ' +
  'export const createAdmissionQueue = () => ({ admitNow: () => {}, enqueue: (response, work) => work() })'

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/platform/admission-control.ts')
      ? { format: 'module', source: everybodyAtOnce, shortCircuit: true }
      : next(url, context),
})
await import('../../start/main.ts')
