import type { flags } from '#contract/flags.ts'
import type { SetHeader } from '#contract/kernel/call.ts'
import { isCrawler } from '#domain/regions/crawler.ts'
import { createFlagEvaluator, type FlagVisitor } from '#platform/flags/evaluate.ts'
import { currentFlagOverrides } from '#platform/request-context.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { readFlagClient } from './clients.ts'
import { wirePayload } from './payload.ts'
import { readPayload, type Features } from './repository.ts'
import { visitorAttributes, type VisitorDeps } from './attributes.ts'

/** Caching for the SDK: fresh for one minute, usable for four hours [FLAG-407, FLAG-408]. */
const caching = 'public, max-age=60, stale-while-revalidate=14340, stale-if-error=14340'

export const flagHandlers: Handlers<typeof flags, VisitorDeps> = {
  async 'GET /api/features/{clientKey}'({ params, now, refuse, setHeader }, { db }) {
    const client = await readFlagClient(db, params.clientKey, now)
    if (!client) throw refuse('unknown_client_key')
    if (client.isRemote) throw refuse('remote_evaluation_only')
    const { features, updatedAt } = await readPayload(db)
    allowOtherOrigins(setHeader)
    setHeader?.('cache-control', caching)
    return wirePayload({ features, updatedAt }, client.encryptionKey)
  },

  async 'POST /api/eval/{clientKey}'({ params, body, now, refuse, setHeader }, { db }) {
    const client = await readFlagClient(db, params.clientKey, now)
    if (!client) throw refuse('unknown_client_key')
    if (!client.isRemote) throw refuse('remote_evaluation_off')
    const { features, updatedAt } = await readPayload(db)
    allowOtherOrigins(setHeader)
    setHeader?.('cache-control', 'no-store')
    return wirePayload({ features: evaluateAll(features, body), updatedAt }, client.encryptionKey)
  },

  async 'GET /svc_ssr/features'(received, deps) {
    const [{ features }, known] = await Promise.all([readPayload(deps.db), visitorAttributes(deps, received)])
    const { visitor } = received.query
    // Excludes crawlers from experiments, so that they do not skew the results.
    const isShopper = visitor !== undefined && !isCrawler(received.userAgent)
    const attributes = { ...known, ...(isShopper && { anonymousId: visitor }) }
    const evaluator = createFlagEvaluator(features)
    const evaluated = Object.keys(features).map((key) => ({ key, ...evaluator.evaluate(key, { attributes }) }))
    const overrides = currentFlagOverrides() ?? {}
    const decided = evaluated.filter(({ key }) => !Object.hasOwn(overrides, key))
    return {
      features: { ...Object.fromEntries(decided.map(({ key, value }) => [key, value])), ...overrides },
      // A visitor with an overridden flag is not exposed to its experiments.
      experiments: decided.flatMap(({ key, tracks }) =>
        tracks.flatMap(({ experiment: { key: experiment }, result: { key: variationId } }) =>
          typeof experiment === 'string' && typeof variationId === 'string'
            ? [{ flag: key, experiment, variationId }]
            : [],
        ),
      ),
    }
  },
}

/** Lets pages on any origin read the response, which contains no personal data, and announces the change stream. */
function allowOtherOrigins(setHeader: SetHeader | undefined) {
  setHeader?.('access-control-allow-origin', '*')
  setHeader?.('access-control-expose-headers', 'x-sse-support')
  setHeader?.('cross-origin-resource-policy', 'cross-origin')
  setHeader?.('x-sse-support', 'enabled')
}

function evaluateAll(features: Features, visitor: FlagVisitor) {
  const evaluator = createFlagEvaluator(features)
  return Object.fromEntries(
    Object.keys(features).map((key) => {
      const { value, tracks } = evaluator.evaluate(key, visitor)
      return [key, { defaultValue: value, ...(tracks.length > 0 && { rules: [{ force: value, tracks }] }) }]
    }),
  )
}
