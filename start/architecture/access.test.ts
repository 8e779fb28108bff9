import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { contract, type Call } from '#contract/kernel/call.ts'
import { store } from '#contract/store.ts'
import { idsOf } from '../../prove/fixtures/call-ids.ts'
import { idLikeFieldPaths } from './id-like-field-paths.ts'

const calls = Object.entries<Call>(store)

test('every call in the contract declares who may access it', () => {
  const open = calls.filter(
    ([, { access }]) => !['public', 'guest', 'customer', 'staff', 'backoffice'].includes(access),
  )
  assert.deepEqual(open, [])
})

test('the authorization matrix covers every id that a call accepts', () => {
  const found = Object.fromEntries(calls.map(([name, call]) => [name, idLikeFieldPaths(call).toSorted()]))
  const declared = Object.fromEntries(Object.entries(idsOf).map(([name, ids]) => [name, Object.keys(ids).toSorted()]))
  assert.deepEqual(declared, found)
})

test("the authorization check finds the ids in a call's params, query, and body", () => {
  const probes = contract({
    'POST /svc_probe/{whose}': {
      summary: 'Probe',
      access: 'guest',
      rate: 'none',
      params: z.object({ whose: z.string() }),
      query: z.object({ gymId: z.string().optional(), name: z.string() }),
      body: z.object({
        lines: z.array(z.object({ itemIds: z.array(z.string()), qty: z.int() })).nullable(),
        by: z.record(z.string(), z.object({ _id: z.uuid() })),
        pay: z.union([z.object({ token: z.string() }), z.object({ giftCode: z.string(), postcode: z.string() })]),
      }),
      reply: z.null(),
    },
  })
  assert.deepEqual(idLikeFieldPaths(probes['POST /svc_probe/{whose}']), [
    'params.whose',
    'query.gymId',
    'body.lines.*.itemIds',
    'body.by.*._id',
    'body.pay.token',
    'body.pay.giftCode',
  ])
})
