/** web/platform: where loaders find the API: in-process on the server, over fetch in the browser. */
import { createContext } from 'react-router'
import type { Api } from '#contract/http/client.ts'
import type { MeridianContract } from '#contract/index.ts'

export type MeridianApi = Api<MeridianContract>

export const apiContext = createContext<MeridianApi>()
