// Preloaded by `npm run check -- --at DATE`. Shifts `Date`, which makes tests fail if they depend on today's date.
// Durations are unaffected.

/** Offset in milliseconds, or 0 without `--at`. */
export const clockOffsetMs = Number(process.env['TEST_CLOCK_OFFSET_MS'] ?? 0)

if (clockOffsetMs !== 0 && !('isMoved' in Date)) {
  const RealDate = Date
  const now = () => RealDate.now() + clockOffsetMs
  const moved: DateConstructor = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget === moved ? target : newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    has: (target, key) => key === 'isMoved' || Reflect.has(target, key),
  })
  globalThis.Date = moved
}
