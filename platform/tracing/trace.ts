import { AsyncLocalStorage } from 'node:async_hooks'

/** What is told of a step beside its name and its times: nothing that says who somebody is. */
type TraceFacts = Readonly<Record<string, string>>

/** A step under way. */
interface Span {
  /** By which a step in another process follows from this one, in the form of the header of W3C Trace Context. */
  traceParent: string
  /** Failure: the code of what came of it, null when it went well. */
  end: (failure: string | null) => void
}

/** Where traces go. */
export interface TraceEngine {
  begin: (name: string, facts: TraceFacts, traceParent: string | null) => Span
}

const active = new AsyncLocalStorage<Span>()
let engine: TraceEngine | null = null

/** Traces from now on; until then, and after null, work runs as if nothing traced it. */
export function traceBy(chosen: TraceEngine | null): void {
  engine = chosen
}

/** Runs work as the first step of a trace, or as a step of the one under way. */
export function traceFirst<T>(name: string, facts: TraceFacts, work: () => Promise<T>): Promise<T> {
  return engine ? run(engine, name, facts, traceParent(), work) : work()
}

/** Runs work as a step of the trace under way; without one it just runs. */
export function traceStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  return traceAfter(traceParent(), name, work)
}

/** Runs work as a step that follows from one of another time or process; without one it just runs. */
export function traceAfter<T>(parent: string | null, name: string, work: () => Promise<T>): Promise<T> {
  return engine && parent !== null ? run(engine, name, {}, parent, work) : work()
}

/** What a later step names to follow from the one under way; null without one. */
export function traceParent(): string | null {
  return active.getStore()?.traceParent ?? null
}

async function run<T>(by: TraceEngine, name: string, facts: TraceFacts, parent: string | null, work: () => Promise<T>) {
  const span = by.begin(name, facts, parent)
  try {
    const result = await active.run(span, work)
    span.end(null)
    return result
  } catch (error) {
    span.end(failureOf(error))
    throw error
  }
}

/** Codes and names alone: messages quote what people entered. */
function failureOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'failed'
}
