import { AsyncLocalStorage } from 'node:async_hooks'

/** Span attributes, without personal data. */
type TraceFacts = Readonly<Record<string, string>>

interface Span {
  /** W3C Trace Context header. */
  traceParent: string
  /** `failure` is an error code. */
  end: (failure: string | null) => void
}

export interface TraceEngine {
  begin: (name: string, facts: TraceFacts, traceParent: string | null) => Span
}

const active = new AsyncLocalStorage<Span>()
let engine: TraceEngine | null = null

/** Sets the trace engine. Null disables tracing. */
export function setTraceEngine(chosen: TraceEngine | null): void {
  engine = chosen
}

/** Runs work in a span of the active trace, or starts a new trace. */
export function traceOrStart<T>(name: string, facts: TraceFacts, work: () => Promise<T>): Promise<T> {
  return engine ? run(engine, name, facts, traceParent(), work) : work()
}

/** Runs work in a span of the active trace, if there is one. */
export function traceStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  return traceFrom(traceParent(), name, work)
}

/** Runs work in a span that continues another process's trace, unless `parent` is null. */
export function traceFrom<T>(parent: string | null, name: string, work: () => Promise<T>): Promise<T> {
  return engine && parent !== null ? run(engine, name, {}, parent, work) : work()
}

/** Returns the active trace context, or null. */
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

/** Omits error messages, because they quote user input. */
function failureOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'failed'
}
