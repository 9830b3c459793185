/** web/pages: /FaQs, also inside apps: questions and answers, searchable. */
import { faqCategories } from '#contract/content/content-codes.ts'
import { plainText } from '#contract/content/prose.ts'
import { ContentPage } from '#web/content/pages/content-page.tsx'
import { Questions, QuestionSearch } from '#web/content/parts/questions.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { categoryWords } from '#web/platform/words/content-words.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/faqs'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/content/parts/questions.module.css'
import { SectionLink } from '#web/ui/sections/section-link.tsx'

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200)
  const [page, { total, items }] = await Promise.all([
    readPage(api, 'questions'),
    answering(() => api.content.questions({ query: q ? { q } : {} })),
  ])
  const data = { page, q, total, items, origin: context.get(pageContext).publicUrl }
  return withHead(data, {
    url,
    path: '/FaQs',
    things: [
      {
        '@type': 'FAQPage',
        mainEntity: data.items.map((one) => ({
          '@type': 'Question',
          name: one.title,
          acceptedAnswer: { '@type': 'Answer', text: plainText(one.intro).trim() },
        })),
      },
    ],
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function FaQs({ loaderData: { page, q, total, items } }: Route.ComponentProps) {
  return (
    <ContentPage
      page={page}
      look="questions"
      head={
        <>
          <QuestionSearch q={q} />
          {q === '' && (
            <nav className={classNames('chips', styles.questionSubjects)} aria-label="Subjects">
              {faqCategories.map((category) => (
                <SectionLink key={category} className="chip chip--outline" to={category}>
                  {categoryWords[category]}
                </SectionLink>
              ))}
            </nav>
          )}
        </>
      }
    >
      <Questions q={q} items={items} total={total} />
    </ContentPage>
  )
}
