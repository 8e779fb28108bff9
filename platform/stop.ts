/** A startup error whose message tells the operator how to fix it. */
export class Stop extends Error {
  override name = 'Stop'
}
