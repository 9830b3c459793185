/** web/pages: a secret link that cannot be asked about now is not said to lead nowhere. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as confirmHomes from './confirm-homes.tsx'
import * as invitation from './invitation.tsx'
import * as together from './together.tsx'
import * as viewing from './viewing.tsx'

const pages = { confirmHomes, invitation, together, viewing }
const id = '01930000-0000-7000-8000-000000000001'
const load = ({ clientLoader }: { clientLoader: (args: never) => Promise<{ found: unknown }> }) =>
  clientLoader({ params: { id } } as never)
const refusing = (status: number) => () =>
  Promise.resolve(Response.json({ status: 'Error', code: 'common.notFound', message: 'None.' }, { status }))

afterEach(() => vi.unstubAllGlobals())

describe.each(Object.entries(pages))('%s', (_, page) => {
  it('is over where the server says so, and in trouble where nobody says anything', async () => {
    vi.stubGlobal('fetch', refusing(404))
    expect((await load(page)).found).toBeNull()
    vi.stubGlobal('fetch', refusing(503))
    await expect(load(page)).rejects.toMatchObject({ init: { status: 503 } })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    await expect(load(page)).rejects.toBeDefined()
  })
})
