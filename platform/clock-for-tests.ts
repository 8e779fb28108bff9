import type { Clock } from './clock.ts'

/** Creates a clock that only the test advances. */
export function clockForTests(at: number): Clock & { advance: (ms: number) => void; set: (at: number) => void } {
  let now = at
  return Object.assign(() => now, {
    advance: (ms: number) => {
      now += ms
    },
    set: (to: number) => {
      now = to
    },
  })
}
