import { isDeepStrictEqual } from 'node:util'
import type { optionLists } from '#contract/option-lists.ts'
import { notApplicableDelivery } from '#domain/catalog/product-attributes.ts'
import type { Database } from '#platform/database.ts'
import { readProgramDeliveries } from '#services/catalog/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { lockOptions, saveOptionList, readOptions } from './repository.ts'

export const optionListHandlers: Handlers<typeof optionLists, { db: Database }> = {
  async 'GET /svc_content/option-lists/{code}'({ params }, { db }) {
    return readOptions(db, params.code)
  },

  async 'PUT /svc_content/option-lists/{code}'({ params, body, version, refuse }, { db }) {
    return db.transaction(async (tx) => {
      const current = await lockOptions(tx, params.code)
      // If the list is unchanged, this is a retry.
      if (isDeepStrictEqual(current.options, body.options)) return current
      if (version !== 'any' && version !== current.version) throw refuse('version_conflict', { current })
      const needed = [notApplicableDelivery, ...(await readProgramDeliveries(tx))]
      const missing = [...new Set(needed)].filter((option) => !body.options.includes(option))
      if (missing.length > 0) throw refuse('option_in_use', { options: missing })
      return saveOptionList(tx, params.code, body.options)
    })
  },
}
