/** contract: an agency's published stock as files for other programs, at an address that only it knows. */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { instant } from '../vocabulary/common.ts'

/** The files there are, by the last part of their address. */
export const exportFiles = ['kyero.xml', 'reso.json'] as const
export type ExportFile = (typeof exportFiles)[number]

const stockExportState = z.object({
  /** Homes that are in the files now. */
  homes: z.int(),
  /** Null while there is no address. */
  addresses: z.record(z.enum(exportFiles), z.url()).nullable(),
  madeAt: instant.nullable(),
  /** When a program last asked for one of the files. */
  readAt: instant.nullable(),
})
export type StockExport = z.output<typeof stockExportState>

const answer = z.object({ message: z.string(), export: stockExportState })

export const stockExport = {
  get: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/export',
    for: ['Agent'],
    summary: 'The addresses at which my agency’s published homes are read, as Kyero v3 and as RESO JSON',
    data: stockExportState,
  }),
  makeKey: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/export/key',
    for: ['Agent'],
    inPerson: true,
    summary: 'New addresses for my agency’s homes; those before end at once',
    data: answer,
  }),
  endKey: endpoint({
    method: 'DELETE',
    path: '/api/meridian/agent/export/key',
    for: ['Agent'],
    summary: 'End the addresses of my agency’s homes',
    data: answer,
  }),
}
