const problems = {
  quantity_over_maximum: 'most',
  item_not_found: 'gone',
  list_not_found: 'gone',
  product_not_found: 'gone',
  list_full: 'full',
  invalid_item: 'choice',
} as const

/** Maps a refused list write's error code to the page's problem code. */
export function problemOfWrite(code: string): 'most' | 'gone' | 'full' | 'choice' | 'failed' {
  return problems[code as keyof typeof problems] ?? 'failed'
}
