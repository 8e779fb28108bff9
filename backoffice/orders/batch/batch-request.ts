import { maxBatchOrders } from '#domain/shipping/warehouse/batch-size.ts'
import { sites } from '#domain/sites.ts'

/** Returns the order numbers in a batch's URL, and the texts in it that are not order numbers. */
export function batchRequest(params: URLSearchParams) {
  const requested = (params.get('orders') ?? '').split(',').flatMap((text) => text.trim() || [])
  const isNumber = (text: string) => /^\d{9,12}$/.test(text)
  const orderIds = requested.filter(isNumber).slice(0, maxBatchOrders)
  const site = sites.find((each) => each === params.get('site'))
  const after = params.get('after')
  return {
    body: {
      ...(orderIds.length > 0 && { orderIds }),
      ...(site !== undefined && { site }),
      ...(after !== null && { after }),
    },
    invalid: requested.filter((text) => !isNumber(text)),
    /** False if all order numbers in the URL are invalid. */
    isReadable: requested.length === 0 || orderIds.length > 0,
  }
}

/** Returns the next batch's URL for a cursor. */
export function nextBatch(params: URLSearchParams, next: string): string {
  const site = params.get('site')
  return `?${new URLSearchParams({ ...(site !== null && { site }), after: next }).toString()}`
}
