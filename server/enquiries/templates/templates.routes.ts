/** enquiries: binds the calls of an agency's answer templates. Colleagues share them. */
import { answerTemplates } from '#contract/enquiries/answer-templates.ts'
import { accountsOf } from '#server/accounts/index.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { agencyOf } from '../words/agency-of.ts'
import { dropTemplate, insertTemplate, listTemplates, updateTemplate } from './templates.store.ts'

const mostTemplates = 50

export const templatesRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const { db } = platform
    const now = () => accountsOf(platform).now()
    const items = (agencyId: string) => listTemplates(db, agencyId)
    bind(answerTemplates.list, async (_asked, { actor }) => ({
      items: await items(agencyOf(actor)),
    }))
    bind(answerTemplates.add, async ({ body }, { actor }) => {
      const agencyId = agencyOf(actor)
      const { length } = await items(agencyId)
      if (length >= mostTemplates) throw refuse('enquiries.manyTemplates')
      await insertTemplate(db, { id: newId(), agencyId, ...body, at: now() })
      return { message: 'The template is kept.', items: await items(agencyId) }
    })
    bind(answerTemplates.change, async ({ params, body }, { actor }) => {
      const agencyId = agencyOf(actor)
      const isDone = await updateTemplate(db, { id: params.id, agencyId, ...body, at: now() })
      if (!isDone) throw refuse('enquiries.noTemplate')
      return { message: 'The template is kept.', items: await items(agencyId) }
    })
    bind(answerTemplates.remove, async ({ params }, { actor }) => {
      const agencyId = agencyOf(actor)
      if (!(await dropTemplate(db, agencyId, params.id))) throw refuse('enquiries.noTemplate')
      return { message: 'The template is gone.', items: await items(agencyId) }
    })
  }
