import { type Language, textsOf } from '../../texts.ts'
import type { Head } from '#storefront/page/page-head.ts'

export function errorHead(status: number, language: Language): Head {
  const texts = textsOf(language, 'shell/errors')
  if (status === 404) return { title: texts.notFoundTitle }
  return { title: status === 503 ? texts.unavailableTitle : texts.refusedTitle }
}
