import type { Pattern } from './elements/texts.ts'
import type { Upload } from './forms/uploads.ts'
import type { Calls } from './network/calls.ts'
import type { SavedCookie } from './network/cookies.ts'

interface Named {
  name?: Pattern
  exact?: boolean
  level?: number
}

interface Exact {
  exact?: boolean
}

/** Cookies of a browser context or a visitor. */
export interface Cookies {
  cookies(url?: string): Promise<SavedCookie[]>
  addCookies(cookies: SavedCookie[]): Promise<void>
  clearCookies(filter?: { name?: string | RegExp }): Promise<void>
}

interface Search<Found> {
  getByRole(role: string, options?: Named): Found
  getByText(text: Pattern, options?: Exact): Found
  getByLabel(label: Pattern, options?: Exact): Found
  locator(selector: string): Found
}

/** Elements on a browser's or a visitor's page. */
export interface ElementOf<Self> extends Search<Self> {
  filter(options: { hasText?: Pattern }): Self
  first(): Self
  last(): Self
  nth(index: number): Self
  fill(value: string): Promise<unknown>
  click(): Promise<unknown>
  check(options?: { force?: boolean }): Promise<unknown>
  uncheck(): Promise<unknown>
  selectOption(choice: string | { label: string }): Promise<unknown>
  setInputFiles(files: Upload | Upload[]): Promise<unknown>
  count(): Promise<number>
  innerText(): Promise<string>
  textContent(): Promise<string | null>
  getAttribute(name: string): Promise<string | null>
}

/** A browser page or a visitor, for steps that return elements of the same type. */
export interface PageOf<Found extends ElementOf<Found>> extends Search<Found> {
  goto(address: string): Promise<unknown>
  reload(): Promise<unknown>
  url(): string
  waitForURL(url: string | RegExp | ((url: URL) => boolean)): Promise<void>
  context(): Cookies
  readonly request: Calls
}

/** Elements of any page. */
export interface AnyElement extends ElementOf<AnyElement> {}

/** A browser page or a visitor, for steps that stories share. */
export type AnyPage = PageOf<AnyElement>
