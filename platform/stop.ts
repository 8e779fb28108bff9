/** A reason to stop that its reader can act on: what is wrong and what to do, in whole sentences. */
export class Stop extends Error {
  override name = 'Stop'
}
