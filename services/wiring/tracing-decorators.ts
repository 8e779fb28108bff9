import type { Database } from '#platform/database.ts'
import type { MailEngine } from '#platform/mail/engine.ts'
import type { ApprovalEngine, PaymentEngine } from '#platform/payments/engine.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { RateEngine } from '#platform/rates/engine.ts'
import type { TaxEngine } from '#platform/tax/engine.ts'
import { traceOrStart, traceStep } from '#platform/tracing/trace.ts'
import type { Route } from '#services/call/dispatch.ts'

// Decorators for tracing; without a trace, each one only forwards the call.

/** Starts a trace for a call, with the call's request id. */
export function tracedRoute(route: Route): Route {
  const handle = (received: object) => {
    const { requestId, site } = received as { requestId: string; site: string }
    return traceOrStart(route.name, { 'request.id': requestId, site }, () => route.handle(received))
  }
  return { ...route, handle }
}

export function tracedDatabase(db: Database): Database {
  return { ...db, transaction: (work) => traceStep('transaction', () => db.transaction(work)) }
}

export function tracedPayments({ of, cardsOf, payPal, ...others }: Payments): Payments {
  return {
    ...others,
    of: (name) => tracedEngine(of(name)),
    cardsOf: (site) => tracedEngine(cardsOf(site)),
    payPal: payPal && tracedApprovals(payPal),
  }
}

function tracedApprovals(engine: ApprovalEngine): ApprovalEngine {
  return {
    ...tracedEngine(engine),
    requestApproval: (request) => traceStep('payment request approval', () => engine.requestApproval(request)),
    readApproval: (token) => traceStep('payment read approval', () => engine.readApproval(token)),
  }
}

function tracedEngine<Engine extends PaymentEngine>(engine: Engine): Engine {
  const traced =
    <Input extends unknown[], Result>(name: string, operation: (...input: Input) => Promise<Result>) =>
    (...input: Input) =>
      traceStep(`payment ${name}`, () => operation(...input))
  return {
    ...engine,
    retain: traced('retain', engine.retain),
    forget: traced('forget', engine.forget),
    authorize: traced('authorize', engine.authorize),
    read: traced('read', engine.read),
    complete: traced('complete', engine.complete),
    find: traced('find', engine.find),
    holds: traced('holds', engine.holds),
    capture: traced('capture', engine.capture),
    refund: traced('refund', engine.refund),
    cancel: traced('cancel', engine.cancel),
  }
}

export function tracedRates(engine: RateEngine): RateEngine {
  return { rate: (question) => traceStep('rates ask', () => engine.rate(question)) }
}

export function tracedMail(engine: MailEngine): MailEngine {
  return { ...engine, send: (mail) => traceStep('mail send', () => engine.send(mail)) }
}

export function tracedTax(engine: TaxEngine): TaxEngine {
  return { quote: (order) => traceStep('tax quote', () => engine.quote(order)) }
}
