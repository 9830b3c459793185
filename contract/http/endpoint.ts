/** contract: one call across the border: its method, path, what goes in and what comes out. */
import type { z } from 'zod'
import type { NeededDuty } from './duties.ts'
import type { Role } from './person.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A call. `params` are the `:names` in the path, `query` the search parameters (unknown keys are refused),
 * `body` the JSON body, `data` what stands in the success envelope's `data`.
 */
export type Endpoint = {
  method: Method
  path: `/api/${string}`
  /**
   * Who may call: anybody, whoever is signed in, or accounts of these roles. Asked before the body is read.
   * What is finer than a role (an agency's own homes) is the verb's to decide.
   */
  for: 'anyone' | 'person' | readonly Role[]
  /**
   * Of calls for anyone: whoever brings a token is known by it. What happens to a token that opens nothing.
   */
  badToken?: 'refused' | 'ignored'
  /** Of calls for Admins alone: the duty it takes, or `any`. A call that names none is the owners'. */
  duty?: NeededDuty
  /** For the person alone: somebody of the team who acts as them is refused. */
  inPerson?: true
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body is a file, sent as it is (application/octet-stream); the largest there may be, in bytes. */
  upload?: { maxBytes: number }
  /** Status of success; 200 unless the call creates something. */
  status?: 200 | 201
  /** Scripts on pages of any site may read it: nothing in it depends on who asks. GET only. */
  open?: true
  data: z.ZodType
}

/** Whether the call takes an `Idempotency-Key`: every POST that creates something. */
export const isKeyed = ({ method, status }: Endpoint): boolean => method === 'POST' && status === 201

/** Declares an endpoint and keeps its exact type. */
export const endpoint = <const E extends Endpoint>(e: E): E => e

type Part<E, K extends string, F extends 'input' | 'output'> = E extends {
  [P in K]: infer S extends z.ZodType
}
  ? { [P in K]: F extends 'input' ? z.input<S> : z.output<S> }
  : unknown

type Upload<E, T> = E extends { upload: object } ? { body: T } : unknown

/** What a caller passes. */
export type Ask<E extends Endpoint> = Part<E, 'params', 'input'> &
  Part<E, 'query', 'input'> &
  Part<E, 'body', 'input'> &
  Upload<E, Blob>
/** What a handler receives, parsed. */
export type Asked<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'> &
  Upload<E, AsyncIterable<Uint8Array>>
/** What a handler returns and, after the envelope is taken off, a caller receives. */
export type Reply<E extends Endpoint> = z.output<E['data']>
