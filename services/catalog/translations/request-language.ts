import { currentLocale } from '#platform/request-context.ts'

/** Returns the language of the request, such as `de`. */
export function requestLanguage(): string {
  return (currentLocale() ?? 'en').split('-')[0]!
}
