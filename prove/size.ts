/** Returns a proof's size: full in `npm run prove`, short in `npm test`. */
export function proofSize(sizes: { full: number; short: number }): number {
  return process.env['PROVE'] === 'full' ? sizes.full : sizes.short
}
