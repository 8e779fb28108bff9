import { diag, DiagLogLevel, ROOT_CONTEXT, SpanStatusCode, trace, type SpanContext } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TraceEngine } from './trace.ts'

interface OtlpSettings {
  /** URL of an OTLP/HTTP collector, such as http://localhost:4318. */
  endpoint: string
  /** Sampling ratio, from 0 to 1. */
  share: number
  report: (error: unknown) => void
}

/**
 * Creates a trace engine for an OTLP collector. OpenTelemetry's standard variables set the service name and attributes.
 */
export function openTelemetry({ endpoint, share, report }: OtlpSettings): TraceEngine & { close: () => Promise<void> } {
  const ignore = () => {}
  const logger = {
    error: (news: string) => report(new Error(`Trace export failed: ${news}`)),
    warn: ignore,
    info: ignore,
  }
  diag.setLogger({ ...logger, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR)
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'ironwright' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('ironwright')
  return {
    begin: (name, facts, parent) => {
      const context = parent === null ? null : contextOf(parent)
      const under = context ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT
      const span = tracer.startSpan(name, { attributes: facts }, under)
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceParent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
        end: (failure) => {
          if (failure !== null) {
            span.setAttribute('error.type', failure)
            span.setStatus({ code: SpanStatusCode.ERROR })
          }
          span.end()
        },
      }
    },
    close: () => provider.shutdown(),
  }
}

function contextOf(traceParent: string): SpanContext | null {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/.exec(traceParent) ?? []
  return traceId && spanId ? { traceId, spanId, traceFlags: Number(flags), isRemote: true } : null
}
