import assert from 'node:assert/strict'
import { test } from 'node:test'
import { models } from '../kinds.ts'
import { modelOf } from './families.ts'

test('a view finds every kind by loading only its family', async () => {
  for (const model of models) assert.equal(await modelOf(model.kind), model)
})

test('an unknown kind is refused by name', async () => {
  await assert.rejects(modelOf('anvil'), /no equipment of the kind anvil/)
})
