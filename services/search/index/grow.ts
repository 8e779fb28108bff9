export type Numbers = Uint8Array | Int32Array | Uint32Array | Float64Array

/** Returns the array, or a larger copy with new elements set to `filling`. */
export function ensureCapacity<A extends Numbers>(numbers: A, room: number, filling = 0): A {
  if (numbers.length >= room) return numbers
  const make = numbers.constructor as new (length: number) => A
  const wider = new make(Math.max(room, Math.ceil(numbers.length * 1.5)))
  wider.set(numbers)
  if (filling !== 0) wider.fill(filling, numbers.length)
  return wider
}

/** Yields to the event loop during long work. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
