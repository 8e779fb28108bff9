/** A startup error with a message that tells the operator how to fix the problem. */
export class CommandError extends Error {
  override name = 'Stop'
}
