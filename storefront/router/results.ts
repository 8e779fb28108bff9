/** A redirect to a shop path without the locale prefix, or to an absolute URL. */
export class Redirect {
  readonly to: string
  readonly status: number
  /** True if the browser must load a document, such as after a change to a cookie that all pages use. */
  readonly isDocument: boolean

  constructor(to: string, status: number, isDocument = false) {
    this.to = to
    this.status = status
    this.isDocument = isDocument
  }
}

/** Data with a status other than 200. */
export class WithStatus<Data> {
  readonly data: Data
  readonly status: number

  constructor(data: Data, status: number) {
    this.data = data
    this.status = status
  }
}

/** Shows the error page with this HTTP status. */
export class RouteError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`HTTP status ${status}`)
    this.status = status
  }
}

/** Returns a redirect for a loader or action to return or throw. */
export function redirect(to: string, status = 302): Redirect {
  return new Redirect(to, status)
}

/** Returns a redirect that loads a document. */
export function redirectDocument(to: string, status = 302): Redirect {
  return new Redirect(to, status, true)
}

export function withStatus<Data>(data: Data, status: number): WithStatus<Data> {
  return new WithStatus(data, status)
}
