/** tests: an app with the texts and those who edit them, and one who does. */
import { authRoutes } from '#server/accounts/index.ts'
import { letters } from '#main/letters.ts'
import { contentRoutes } from '#server/content/index.ts'
import { textRoutes } from '#server/portal/index.ts'
import { noPictures, register } from '../accounts.ts'
import { createTestApp, type TestApp } from '../app.ts'

/** The app, and what an Admin with the duty `edit` sends with each call. */
export async function openForEditors(): Promise<{ app: TestApp; headers: { authorization: string } }> {
  const app = await createTestApp({
    routes: (platform) => [
      authRoutes(platform, noPictures),
      contentRoutes(platform),
      ...textRoutes(platform, letters),
    ],
  })
  const { headers } = await anotherEditor(app, 'editor@example.com')
  return { app, headers }
}

/** An Admin with the duty `edit`, and what they send with each call. */
export async function anotherEditor(app: TestApp, email = 'second.editor@example.com') {
  const { userId, access } = await register(app, email)
  await app.platform.db
    .updateTable('users')
    .set({ role: 'Admin', duties: ['edit'] })
    .where('id', '=', userId)
    .execute()
  return { userId, headers: { authorization: `Bearer ${access}` } }
}
