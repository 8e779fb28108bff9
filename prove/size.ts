/** How often a proof repeats what it proves: all of it by `npm run prove`, a tenth or so in every `npm test`. */
export function proveScale(sizes: { full: number; short: number }): number {
  return process.env['PROVE'] === 'full' ? sizes.full : sizes.short
}
