import { readAddress, type SentDraft } from '../address/address-form.ts'

/** Reads the shipping form. Fields that it does not show are unchanged. */
export function readShipping(form: Pick<URLSearchParams, 'get' | 'keys'>) {
  const mode = form.get('mode')
  const way = form.get('way')
  const rates = readRates(form)
  const comments = form.get('comments')
  const place = form.get('pickupId')
  return {
    shippingAddress: readAddress(form, 'shipping'),
    ...(typeof comments === 'string' && { comments: comments.trim().slice(0, 1_000) }),
    ...(rates.length > 0 && { rates }),
    ...((way === 'pickup' || way === 'ship') && { pickup: way === 'pickup' }),
    ...(typeof place === 'string' && { pickupId: place.slice(0, 40) }),
    ...((mode === 'fastest' || mode === 'fewestPackages') && { shippingMode: mode }),
  } satisfies SentDraft
}

function readRates(form: Pick<URLSearchParams, 'get' | 'keys'>) {
  return [...form.keys()].flatMap((name) => {
    const [, number] = /^rate-(\d{1,2})$/.exec(name) ?? []
    return number === undefined
      ? []
      : [{ packageNumber: Number(number), shippingCode: String(form.get(name)).slice(0, 60) }]
  })
}
