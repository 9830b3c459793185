/** platform: the OpenAPI document as a page that needs no script. */
import { day, night } from '#contract/content/colours.ts'
import { escapeMarkup } from '../markup/escape.ts'
import { brand } from '#contract/content/brand.ts'
import type { toOpenApi } from './openapi.ts'

type Document = ReturnType<typeof toOpenApi>
type Parameter = { name: string; in: string; required?: boolean; schema?: unknown; description?: string }
type Content = { content?: Record<string, { schema?: unknown }> }
type Operation = {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: Content
  responses?: Record<string, Content & { description?: string }>
}
type Call = { method: string; path: string; operation: Operation }

const pretty = (value: unknown): string => escapeMarkup(JSON.stringify(value, null, 2))

/** One section per domain, one entry per call with its parameters, body and answers. */
export function renderApiPage(document: Document): string {
  const calls = callsOf(document)
  const domains = [...new Set(calls.map(({ operation }) => operation.tags?.[0] ?? ''))]
  const section = (domain: string) =>
    `<section><h2 id="${escapeMarkup(domain)}">${escapeMarkup(domain)}</h2>${calls
      .filter(({ operation }) => operation.tags?.[0] === domain)
      .map(renderCall)
      .join('')}</section>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${brand.name} API</title><style>${style}</style></head><body><header><h1>${brand.name} API</h1>
<p>${escapeMarkup(document.info.description ?? '')} The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Domains">${domains.map((domain) => `<a href="#${escapeMarkup(domain)}">${escapeMarkup(domain)}</a>`).join(' ')}</nav></header>
<main>${domains.map(section).join('')}${renderSchemas(document)}</main></body></html>`
}

const callsOf = ({ paths = {} }: Document): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({
      method,
      path,
      operation: operation as Operation,
    })),
  )

const renderCall = ({ method, path, operation }: Call): string =>
  `<article id="${escapeMarkup(operation.operationId ?? '')}"><h3><code>${method.toUpperCase()} ${escapeMarkup(path)}</code></h3>
<p>${escapeMarkup(operation.summary ?? '')}${operation.description ? ` <small>${escapeMarkup(operation.description)}</small>` : ''}</p>${renderParameters(operation.parameters ?? [])}${renderContent('Body', operation.requestBody)}
${Object.entries(operation.responses ?? {})
  .map(([status, answer]) => renderContent(`Answer ${status}`, answer))
  .join('')}</article>`

const renderParameters = (parameters: Parameter[]): string =>
  parameters.length === 0
    ? ''
    : `<table><thead><tr><th>Parameter</th><th>In</th><th>What it takes</th></tr></thead><tbody>${parameters
        .map(
          ({ name, in: where, required, schema, description }) =>
            `<tr><td><code>${escapeMarkup(name)}</code>${required ? ' (required)' : ''}</td><td>${escapeMarkup(where)}</td>
<td>${description ? `${escapeMarkup(description)} ` : ''}<code>${escapeMarkup(JSON.stringify(schema ?? {}))}</code></td></tr>`,
        )
        .join('')}</tbody></table>`

function renderContent(title: string, content: Content | undefined): string {
  const schema = content?.content?.['application/json']?.schema
  return schema
    ? `<details><summary>${escapeMarkup(title)}</summary><pre>${pretty(schema)}</pre></details>`
    : ''
}

function renderSchemas({ components }: Document): string {
  const schemas = Object.entries(components?.schemas ?? {})
  if (schemas.length === 0) return ''
  return `<section><h2 id="schemas">schemas</h2>${schemas
    .map(
      ([name, schema]) =>
        `<details><summary><code>${escapeMarkup(name)}</code></summary><pre>${pretty(schema)}</pre></details>`,
    )
    .join('')}</section>`
}

const both = (name: 'ink' | 'paper' | 'line' | 'viridian') => `light-dark(${day[name]},${night[name]})`
const style = `:root{color-scheme:light dark;--ink:${both('ink')};--paper:${both('paper')};
--line:${both('line')};--link:${both('viridian')}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:64rem;margin:0 auto;padding:1.5rem}
a{color:var(--link)}nav a{margin-inline-end:.75rem}article{border-top:1px solid var(--line);padding:.5rem 0}
h3{font-size:1rem;margin:.5rem 0}table{border-collapse:collapse;width:100%;display:block;overflow-x:auto}
td,th{text-align:start;vertical-align:top;border-bottom:1px solid var(--line);padding:.25rem .75rem .25rem 0}
td code{overflow-wrap:anywhere}pre{overflow-x:auto;font-size:.875rem}summary{cursor:pointer;min-height:1.75rem}`
