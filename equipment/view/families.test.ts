import assert from 'node:assert/strict'
import { test } from 'node:test'
import { models } from '../kinds.ts'
import { modelOf } from './families.ts'

test('the 3D view loads the right model for every kind', async () => {
  for (const model of models) assert.equal(await modelOf(model.kind), model)
})

test('an unknown kind is refused, and the error includes its name', async () => {
  await assert.rejects(modelOf('anvil'), /no equipment of the kind anvil/)
})
