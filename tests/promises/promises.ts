/** tests: what Meridian promises on its pages, in its dialogs and mails, and where each promise is kept. */

/**
 * Where: a call of the contract (`call:saved.list`), an address of the pages
 * (`route:agent/leads`), or a file (`file:…`).
 * A person's own work is `people`: nothing in the program can keep it.
 */
export type Place = `call:${string}` | `route:${string}` | `file:${string}` | 'people'

/**
 * By page, each promise by the words it begins with: the bold words of a
 * list, a point of a plan, the anchor of a step.
 * A promise that stands on a page and not here fails the test, and so does one whose place is gone.
 */
export const promises: Record<string, Record<string, Place[]>> = {
  'page/about-us': {
    'A price has a history.': ['file:web/listings/detail/life/life-section.tsx'],
    'A listing has an age.': ['file:web/listings/freshness.tsx'],
    'A place has a precision.': ['file:server/listings/view/location.rules.ts'],
    'A search has reasons.': [
      'file:web/search/sentence/read-back.tsx',
      'file:web/search/results/results-head.tsx',
    ],
    'Data has an owner.': ['file:server/feeds/run/withdrawing.test.ts'],
  },
  'page/pro-agent': {
    'A feed doctor': [
      'route:agent/property-manager/xml-listing',
      'file:server/feeds/run/withdrawing.test.ts',
    ],
    'Fresh without work': ['file:server/listings/status/change-status.ts', 'file:web/listings/freshness.tsx'],
    'Enquiries in one place': [
      'route:agent/leads',
      'call:leads.answer',
      'file:server/enquiries/leads/leads-table.ts',
    ],
    'Your homes on your own site': ['route:agent/widget', 'route:widget/search'],
    'Unlimited homes by feed': ['route:agent/property-manager/xml-listing'],
    'Feed doctor, with a dry run before anything goes live': ['call:feeds.checkFile'],
    'Enquiries, with the times people propose for a viewing': [
      'route:agent/leads',
      'file:web/enquiries/viewing-field.tsx',
    ],
  },
  'page/pro-visitor': {
    'Saved homes': [
      'route:savedProperties',
      'route:savedProperties/:id',
      'route:savedProperties/collections/:id',
      'file:web/saved/marks.tsx',
    ],
    'Saved searches': [
      'call:alerts.save',
      'call:push.addDevice',
      'file:server/alerts/told.test.ts',
      'file:server/alerts/feed/alerts-feed.test.ts',
    ],
    Collections: ['route:savedProperties/collections/:id', 'route:shared/:id', 'route:together/:id'],
    'No connection needed': ['route:offline', 'file:web/public/service-worker.js'],
    'Enquiries and their answers': ['route:savedProperties/enquiries'],
    'A second step': ['file:web/accounts/profile/second-factor-part.tsx'],
    Sessions: ['file:web/accounts/profile/sessions-part.tsx'],
    'Your data': ['call:profile.export', 'call:profile.remove'],
    'All homes, all filters, all histories': ['route:property-listing', 'route:property-details/:id'],
    'Enquiries to agencies': ['call:enquiries.send'],
    'Saved homes in this browser': ['file:web/saved/visitor-list.ts'],
    'No sign-up, no tracking by others': ['file:server/platform/http/security-headers.ts'],
    'Everything of Visitor': ['route:property-listing'],
    'Saved homes on every device, each with a dossier': ['route:savedProperties/:id', 'call:dossier.get'],
    'Saved searches that write to you': ['call:alerts.save', 'file:server/alerts/told.test.ts'],
    'Collections to share': ['call:sharing.createLink'],
    'Enquiries and their answers in one list': ['route:savedProperties/enquiries'],
    'Download or delete your data yourself': ['call:profile.export', 'call:profile.remove'],
  },
  'page/how-it-works-user': {
    search: [
      'route:property-listing',
      'file:web/search/draw/draw-tools.tsx',
      'file:server/search/sql/facets.rules.ts',
    ],
    card: ['file:web/listings/price.tsx', 'file:web/listings/freshness.tsx'],
    page: ['file:web/listings/detail/life/life-section.tsx', 'file:web/listings/costs/cost-section.tsx'],
    save: [
      'route:savedProperties',
      'call:dossier.get',
      'call:alerts.save',
      'file:server/alerts/told.test.ts',
    ],
    ask: ['file:web/enquiries/home-enquiry.tsx', 'file:web/enquiries/viewing-field.tsx'],
    sign: ['people'],
  },
  'page/how-it-works-agent': {
    register: ['route:registerAgent', 'file:web/portal/people/applications/decision.tsx'],
    feed: ['file:server/feeds/formats/formats.ts', 'call:feeds.checkFile'],
    report: ['file:web/feeds/findings.tsx'],
    publish: ['file:web/feeds/run-acts.tsx', 'file:server/feeds/run/withdrawing.test.ts'],
    fresh: ['file:server/listings/status/change-status.ts', 'file:web/listings/freshness.tsx'],
    answer: ['route:agent/leads', 'call:leads.answer'],
  },
  faq: {
    'search-a-place': ['file:server/places/lookup/suggest.ts'],
    'draw-an-area': ['file:web/search/draw/draw-tools.tsx'],
    'order-of-results': ['file:web/search/results/results-head.tsx'],
    'what-does-the-ring-mean': ['file:web/listings/freshness.tsx'],
    'currency-and-units': ['route:preferences'],
    'no-results': ['file:web/search/results/no-results.tsx'],
    'circle-on-the-map': ['file:server/listings/view/location.rules.ts'],
    'life-line': ['file:web/listings/detail/life/life-section.tsx'],
    illustrations: ['file:web/listings/photo/photo.tsx'],
    'report-a-listing': ['file:web/enquiries/report/report-dialog.tsx', 'route:portal/reports'],
    'same-home-twice': ['file:web/listings/detail/facts/agency-card.tsx'],
    viewing: ['file:web/enquiries/viewing-field.tsx'],
    'need-an-account': [
      'route:savedProperties',
      'call:dossier.get',
      'file:server/alerts/told.test.ts',
      'route:savedProperties/enquiries',
    ],
    'end-the-mails': [
      'route:unsubscribe/:key',
      'call:alerts.stopAll',
      'file:server/alerts/searches/saved-searches.test.ts',
    ],
    'code-does-not-come': ['file:web/accounts/dialogs/code-dialog.tsx'],
    'forgot-password': ['file:web/accounts/dialogs/forgot-dialog.tsx'],
    'change-email': ['file:web/accounts/profile/email-part.tsx'],
    'where-am-i-signed-in': ['file:web/accounts/profile/sessions-part.tsx'],
    'delete-account': ['call:profile.remove'],
    'become-an-agent': ['route:registerAgent'],
    'feed-formats': ['file:server/feeds/formats/formats.ts'],
    'held-back': ['file:server/feeds/run/withdrawing.test.ts'],
    pending: ['file:web/portal/people/applications/decision.tsx'],
    'leave-with-data': ['file:server/feeds/run/withdrawing.test.ts', 'people'],
    'what-does-meridian-cost': ['people'],
    'where-do-rates-come-from': ['file:server/currencies/refresh-rates.ts'],
    'costs-of-buying': ['file:web/listings/costs/rules.ts'],
    'asked-for-a-deposit': ['file:web/enquiries/report/report-dialog.tsx'],
    yields: ['route:dealingRoom'],
    'what-do-you-know': ['file:server/platform/http/client-address.ts'],
    cookies: ['file:web/platform/kept/preferences.ts'],
    'who-sees-my-enquiry': ['route:agent/leads', 'route:portal/enquiries'],
    'download-my-data': ['call:profile.export'],
  },
}

/**
 * Sentences of dialogs, pages and mails that stand in the program:
 * the file, the words, and where they are kept.
 */
export const saidInProgram: { file: string; words: string; keptBy: Place[] }[] = [
  {
    file: 'web/accounts/dialogs/login-dialog.tsx',
    words: 'Your saved homes and enquiries are where you left them.',
    keptBy: ['route:savedProperties', 'route:savedProperties/enquiries'],
  },
  {
    file: 'web/pages/person/register-agent.tsx',
    words: 'We show you what is wrong with it before anything goes live',
    keptBy: ['call:feeds.checkFile', 'route:agent/property-manager/xml-listing'],
  },
  {
    file: 'web/frame/footer.tsx',
    words: 'We show you what is wrong with it before anything goes live',
    keptBy: ['call:feeds.checkFile', 'route:agent/property-manager/xml-listing'],
  },
  {
    file: 'server/accounts/ground/accounts.mails.ts',
    words: 'the first run is a dry run, so nothing goes live before you say so.',
    keptBy: ['file:server/feeds/run/run-feed.ts', 'file:web/feeds/run-acts.tsx'],
  },
  {
    file: 'web/accounts/dialogs/message-dialogs.tsx',
    words: 'typically within 24-48 hours',
    keptBy: ['route:portal/user-manager', 'people'],
  },
]

/**
 * Things people expect of a site like this. As long as nothing keeps
 * one, no page, dialog or mail may speak of it.
 */
export const things: { says: RegExp; keptBy: Place[] }[] = [
  {
    says: /\bsaved?\s+search(?:es)?\b|\bsearches\s+you\s+saved\b|\bsave\s+(?:this|the|your)\s+search\b/i,
    keptBy: ['call:alerts.save', 'route:savedProperties/searches', 'file:web/alerts/save-search.tsx'],
  },
  {
    says: /\balerts?\b(?!\()|\bwe tell you when (?:its|a) price\b|\bwrite to you when something changes\b/i,
    keptBy: ['file:server/alerts/told.test.ts', 'call:alerts.changeSettings'],
  },
  {
    says: /\bby hand\b(?=[^.]*\bhomes?\b)|\bhomes?\b[^.]*\bby hand\b|\btype (?:your|their) homes in\b|\byour own editor\b/i,
    keptBy: [],
  },
  { says: /\breconfirm/i, keptBy: [] },
  {
    says: /\bopen export\b|\bexport (?:everything|of everything|all your homes)\b|\ball homes in open formats\b/i,
    keptBy: [],
  },
  { says: /\bquality score\b/i, keptBy: [] },
  { says: /\bput in (?:a|your) calendar\b/i, keptBy: [] },
  { says: /\bhow quickly you (?:usually )?answer\b/i, keptBy: [] },
  { says: /\btake all (?:of )?(?:your|its) (?:data|listings) away\b/i, keptBy: [] },
]
