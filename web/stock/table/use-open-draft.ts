/** web/stock: opens a home in the editor: the draft there is, or a new one. */
import { useNavigate } from 'react-router'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { draftAddress } from '../addresses.ts'
import { failureWords } from '../words.ts'

/** Answers whether it was opened; why not is told. */
export function useOpenDraft(listingId: string): (as: 'edit' | 'copy') => Promise<boolean> {
  const navigate = useNavigate()
  return async (as) => {
    try {
      const { id } = await (await signedApi()).stock.begin({ body: { from: { listingId, as } } })
      await navigate(draftAddress(id))
      return true
    } catch (failure) {
      toast.error(failureWords(failure))
      return false
    }
  }
}
