-- Questions people ask, the people who answer for Meridian, what it helps with, its films and its news.
create or replace function pg_temp.item(kind text, place int, slug text, title text, description text, body text, details jsonb) returns void language sql as $$
  insert into content_items (kind, slug, position) values (item.kind, item.slug, item.place);
  insert into content_versions (kind, slug, version, title, description, body, details, saved_at)
    values (item.kind, item.slug, 1, item.title, item.description, item.body, item.details, '2026-11-20T09:00:00Z');
  update content_items i set published_version = 1 where i.kind = item.kind and i.slug = item.slug;
$$;
create or replace function pg_temp.faq(category text, place int, slug text, title text, body text) returns void language sql as $$
  select pg_temp.item('faq', place, slug, title, '', body, jsonb_build_object('category', category));
$$;
create or replace function pg_temp.person(place int, slug text, title text, role text, based text, languages text[], portrait text, body text) returns void language sql as $$
  select pg_temp.item('person', place, slug, title, '', body, jsonb_build_object('role', role, 'based', based, 'languages', languages,
    'portrait', jsonb_build_object('skin', split_part(portrait, ' ', 1)::int, 'hair', split_part(portrait, ' ', 2)::int, 'style', split_part(portrait, ' ', 3),
      'coat', split_part(portrait, ' ', 4)::int, 'extra', split_part(portrait, ' ', 5))));
$$;

select pg_temp.faq('search', 1, 'search-a-place', 'How do I search in a place that has many names?', 'Type any of them: *Munich*, *München* and *Monaco di Baviera* lead to the same city, with or without accents and with a slip of the pen. Choose a line of the list under the box to be sure which place you mean.');
select pg_temp.faq('search', 2, 'draw-an-area', 'Can I draw the area I want?', 'Yes, on the map of [the search](/property-listing), with the mouse or a finger. You can draw several areas and cut pieces out of them. Without a pointing device, a place and a radius do the same. The area is part of the address of the page, so you can share it.');
select pg_temp.faq('search', 3, 'order-of-results', 'What decides the order of the results?', 'You do, with the box *Sort*. The newest homes come first unless you choose otherwise. Nobody can pay to stand higher.');
select pg_temp.faq('search', 4, 'what-does-the-ring-mean', 'What does the ring on a card mean?', 'It shows how long ago the agent last confirmed that the home is still there. It is full on that day, and empty after thirty. After fourteen days it turns amber: ring before you travel.');
select pg_temp.faq('search', 5, 'currency-and-units', 'How do I see prices and areas in my own currency and unit?', 'Press the globe at the top of any page, or open [your preferences](/preferences). Prices stay in the currency they are asked in, with yours beside them after ≈.');
select pg_temp.faq('search', 6, 'no-results', 'Why does my search find nothing?', 'Usually one filter is too tight. The page tells you which one, with the number of homes you would see without it.');
select pg_temp.faq('homes', 10, 'circle-on-the-map', 'Why is there a circle on the map and no pin?', 'Because the agent shared only the street, the postcode or the district. We draw what we were told. The circle is as large as our uncertainty, and the home may be anywhere in it.');
select pg_temp.faq('homes', 11, 'life-line', 'What is the life line?', 'Everything we know about a home''s time on the market: when it was first listed, every price, when it went under offer, was sold or came back, also with another agency. It is drawn as a chart and written as a list.');
select pg_temp.faq('homes', 12, 'illustrations', 'Why are there drawings instead of photographs?', 'The demonstration catalogue is invented, and photographs of homes that do not exist would be a lie. Drawings are marked *Illustration*. Homes that agencies bring in by feed have their own photographs.');
select pg_temp.faq('homes', 13, 'report-a-listing', 'A listing is wrong or the home is gone. What can I do?', 'Press *Report* on its page and say what is wrong. A person looks at it. If you leave your address, we tell you what came of it.');
select pg_temp.faq('homes', 14, 'same-home-twice', 'Why do I see the same home with two agencies?', 'Two agencies offer it, perhaps at two prices. Where we can tell, we show them together on the page of the home.');
select pg_temp.faq('homes', 15, 'viewing', 'How do I arrange a viewing?', 'Write to the agency from the page of the home and suggest up to three times, by the clock of the place where the home is. The agency confirms one of them.');
select pg_temp.faq('account', 20, 'need-an-account', 'Do I need an account?', 'No. You can search, save homes in this browser and write to agencies without one. An account keeps your saved homes on all your devices and lets us write to you when something changes.');
select pg_temp.faq('account', 21, 'code-does-not-come', 'The code does not come. What now?', 'Look in the folder for unwanted mail, and at the spelling of your address. A code works for five minutes; when the clock has run down you can press *Resend*. If you already have an account, we write that instead of sending a code.');
select pg_temp.faq('account', 22, 'forgot-password', 'I have forgotten my password.', 'Choose *Forgot password* where you [sign in](/auth). You get a code, and with it you set a new password in the same browser within ten minutes. Every other session ends.');
select pg_temp.faq('account', 23, 'change-email', 'How do I change my e-mail address?', 'On your [profile](/profile). We send a code to the new address and a note to the old one, so that nobody can do it behind your back.');
select pg_temp.faq('account', 24, 'where-am-i-signed-in', 'Where am I signed in?', 'Your [profile](/profile) lists every device with its last use. You can end one of them or all.');
select pg_temp.faq('account', 25, 'delete-account', 'How do I delete my account?', 'On your [profile](/profile), at the bottom, with your password. It is done at once, and everything that belongs to you goes with it.');
select pg_temp.faq('agents', 30, 'become-an-agent', 'How do I list my homes?', '[Register as an agent](/registerAgent), confirm your address with a code, and wait for our answer, typically within 24 to 48 hours. Then send your feed or type your homes in.');
select pg_temp.faq('agents', 31, 'feed-formats', 'Which feeds can you read?', 'Kyero, OpenImmo (XML and ZIP), BLM and more, recognised by themselves. The dry run tells you, line by line, what we understood. Nothing goes live before you say so.');
select pg_temp.faq('agents', 32, 'held-back', 'Why was a run of my feed held back?', 'Because it would have withdrawn an unusual share of your homes. That is nearly always a broken export. You see the list and decide: resume it, or discard it.');
select pg_temp.faq('agents', 33, 'pending', 'Why is my account pending?', 'A person of our team looks at every agency before it can publish. You get a mail when it is decided, with a reason if the answer is no.');
select pg_temp.faq('agents', 34, 'leave-with-data', 'Can I leave and take my data with me?', 'On any day, with all homes in open formats, and without asking.');
select pg_temp.faq('money', 40, 'what-does-meridian-cost', 'What does Meridian cost?', 'Nothing, for [visitors](/proVisitor) and for [agents](/proAgent). No page asks for a card.');
select pg_temp.faq('money', 41, 'where-do-rates-come-from', 'Where do the exchange rates come from?', 'From the European Central Bank''s reference rates, refreshed on working days. The date stands at the foot of each page and on the [currency page](/foreignExchange). Rates older than a week are marked.');
select pg_temp.faq('money', 42, 'costs-of-buying', 'Are the costs of buying complete?', 'They are the usual taxes and fees of the country, from a dated file with its sources, and an estimate. Reliefs, local rules and your own case can change them. Ask for a statement before you sign.');
select pg_temp.faq('money', 43, 'asked-for-a-deposit', 'Somebody asks me for a deposit before a viewing. Is that right?', 'No. Do not pay. Never send money to hold a home that you or somebody you trust has not seen. Please report the listing.');
select pg_temp.faq('money', 44, 'yields', 'How sure is the yield in the dealing room?', 'It is a first look: the median asking rent of comparable lots in the country, set against the asking price. It knows nothing of the tenant or the costs. See [how it is reckoned](/dealingRoom#yield).');
select pg_temp.faq('privacy', 50, 'what-do-you-know', 'What do you know about me?', 'Without an account: your network address for a few days, as every server does. With one: what you typed and what you saved. The [privacy policy](/privacy_policy) has the list, with times.');
select pg_temp.faq('privacy', 51, 'cookies', 'Why is there no cookie banner?', 'Because there is nothing to agree to. One cookie keeps your language, currency and unit. No other company''s scripts run here.');
select pg_temp.faq('privacy', 52, 'who-sees-my-enquiry', 'Who sees what I write to an agency?', 'The agency you wrote to. It gets your name, your address and your message, and nothing about your other searches.');
select pg_temp.faq('privacy', 53, 'download-my-data', 'Can I have a copy of my data?', 'Yes: *Download my data* on your [profile](/profile) gives you everything as a file, at once.');
select pg_temp.person(1, 'ottoline-parallax', 'Ottoline Parallax', 'Chairman', 'London', '{en,fr}', '1 5 bob 0 glasses', 'Reads the letters that go past the desks, all of them, on Thursdays. Spent twenty years measuring coastlines and holds that no two people measure one alike.');
select pg_temp.person(2, 'idris-theodolite', 'Idris Theodolite', 'Chief executive', 'Dubai', '{ar,en}', '3 0 short 1 beard', 'Began as a surveyor''s assistant carrying the tripod. Believes that a company should be able to say on one page how it earns its living.');
select pg_temp.person(3, 'marisol-graticule', 'Marisol Graticule', 'Listings and agencies', 'Lisbon', '{es,pt,en}', '2 1 curls 2 earrings', 'Has read more property feeds than anybody should. Answers for the rule that nothing is repaired silently.');
select pg_temp.person(4, 'takumi-sextant', 'Takumi Sextant', 'Search and maps', 'Singapore', '{ja,en,zh}', '1 0 short 3 glasses', 'Answers for the order of results and for every circle on a map. Would rather draw nothing than a false pin.');
select pg_temp.person(5, 'adaeze-isobar', 'Adaeze Isobar', 'Money and figures', 'London', '{en,ig,fr}', '5 0 bun 4 earrings', 'Answers for rates, medians and yields, and for saying beside each what it does not know.');
select pg_temp.person(6, 'benedict-plumbline', 'Benedict Plumbline', 'Safety and trust', 'New York', '{en}', '4 0 bald 0 moustache', 'Looks after reports, moderation and the people who do them. Keeps a list of the lies that false listings tell, so that the rest of us learn them.');
select pg_temp.person(7, 'noor-cartouche', 'Noor Cartouche', 'Language and translation', 'Dubai', '{ar,fa,fr,en}', '3 0 scarf 1 none', 'Answers for every word on this site in every language, and for the label that says when a machine wrote it.');
select pg_temp.person(8, 'wilhelmina-azimuth', 'Wilhelmina Azimuth', 'Engineering', 'Lisbon', '{de,nl,en}', '0 2 long 2 none', 'Keeps the house of Meridian''s programs tidy: small rooms, thick walls, short files. Measures before she believes.');
select pg_temp.person(9, 'jasper-contour', 'Jasper Contour', 'Care of people', 'Singapore', '{en,pa,hi}', '4 0 turban 3 beard', 'Answers for the five desks and for the promise that a person reads every message.');

select pg_temp.item('service', 1, 'valuation', 'Valuation', 'What a home would bring, by somebody who has stood in it.', 'A figure from comparable homes is a beginning; a valuer goes in, measures, looks at the roof and the papers, and signs. Banks, courts and tax offices accept only that. Ask for the standard it follows (RICS *Red Book*, the European Valuation Standards, or the national one) and for the purpose to be named in it.', '{"drawing":"price","steps":["Say what the valuation is for","A valuer visits and measures","You get a signed report"]}');
select pg_temp.item('service', 2, 'survey', 'Survey', 'What is wrong with a building before it is yours.', 'Damp, roof, structure, wiring, pipes, and what the last owner painted over. In some countries the seller must order technical reports; they serve the seller. A surveyor of your own looks for what the other reports leave out.', '{"drawing":"street","steps":["Choose how deep the survey goes","The surveyor visits, alone or with you","Use the findings before you sign, not after"]}');
select pg_temp.item('service', 3, 'legal', 'Legal help', 'Somebody who reads the papers for you alone.', 'Title, charges, rights of way, permits, debts of the building, what the contract says when the date slips. A notary in many countries must be neutral, which is not the same as being on your side.', '{"drawing":"scales","steps":["Name the country and the kind of property","A lawyer there names fee and scope","Papers are read before money moves"]}');
select pg_temp.item('service', 4, 'mortgage', 'Mortgage', 'Who lends for a home in a country where you do not live.', 'Banks lend less to people from abroad, often 50 to 70 per cent of the lower of price and valuation, and want proof of income in the language of the country. A broker who works for several banks saves weeks. Compare the effective annual rate, the fixed period and what it costs to leave early.', '{"drawing":"coins","steps":["Income, debts, and the home in one page","A broker there compares lenders","An offer in principle before you bid"]}');
select pg_temp.item('service', 5, 'letting', 'Letting', 'Tenants, contracts, deposits, and the rules for short lets.', 'Many cities now want a registration number before a short let may be advertised, and some cap rents or their rises. A letting agent should know both, hold deposits in a protected account, and tell you the rent that was *paid* for the neighbours, not the one that was asked.', '{"drawing":"keys","steps":["What you may let, and for how long","An agent there names fee and rent","Inventory with pictures on both sides"]}');
select pg_temp.item('service', 6, 'management', 'Management', 'A person with the key when you are far away.', 'Bills, taxes, meter readings, the gardener, the burst pipe at Christmas. Agree a sum above which you are asked first, monthly accounts, and who else has a key.', '{"drawing":"clock","steps":["List what the house needs in a year","A manager there quotes by task","Accounts every month"]}');
select pg_temp.item('service', 7, 'renovation', 'Renovation', 'From a permit to a door that closes.', 'Ask what may be changed before you ask what it costs: listed façades, neighbours'' consent, energy rules. Pay by stages of work that somebody independent has looked at, and keep a tenth back until the list of faults is empty.', '{"drawing":"papers","steps":["A measured drawing and a permit check","Two quotes for the same list","Payment by finished stages"]}');
select pg_temp.item('service', 8, 'moving', 'Moving', 'Your things across a border, counted twice.', 'A list of what goes, with values, is what customs and insurers ask for. When you move your residence many countries let household goods in free of duty, if they are old enough and the papers come first.', '{"drawing":"globe","steps":["A list with values","A fixed quote after a survey","Customs papers before the lorry"]}');

select pg_temp.item('film', 1, 'a-meridian-in-a-minute', 'Meridian in a minute', 'What this is, in six drawings.', '', '{"scenes":[
 {"drawing":"globe","seconds":7,"words":"Meridian is one map of homes for sale and to rent, everywhere in the world."},
 {"drawing":"lifeLine","seconds":8,"words":"Every home has a life line: the day it came to market, each price, the sale that fell through, the day it came back."},
 {"drawing":"freshness","seconds":8,"words":"Every card has a ring. It is full on the day the agent confirmed the home, and empties as the days pass."},
 {"drawing":"honestMap","seconds":8,"words":"Every place is as exact as we were told: a door, a street, or a district. Never a false pin."},
 {"drawing":"coins","seconds":7,"words":"Prices stay in their own currency, with yours beside them, at a rate that carries its date."},
 {"drawing":"keys","seconds":6,"words":"And nobody can pay to stand first. Welcome."}]}');
select pg_temp.item('film', 2, 'how-to-read-a-life-line', 'How to read a life line', 'What the steps, gaps and dots of a price history tell you before a viewing.', '', '{"scenes":[
 {"drawing":"lifeLine","seconds":8,"words":"Time runs from left to right, money upwards. A flat line means that nobody changed the price."},
 {"drawing":"price","seconds":8,"words":"A step down is a reduction. One is a correction. Three in a row is a seller who is learning, or in a hurry."},
 {"drawing":"papers","seconds":8,"words":"Under offer, then for sale again: a sale fell through. Ask why. A survey may know something you should."},
 {"drawing":"clock","seconds":7,"words":"A long gap is a home that left the market. It may have been let, repaired, or simply rested."},
 {"drawing":"scales","seconds":7,"words":"None of this says what a home is worth. It says what was asked, and when."}]}');
select pg_temp.item('film', 3, 'one-currency-or-two', 'One currency or two', 'Why the rate on the day you complete matters more than the one on the day you fall in love.', '', '{"scenes":[
 {"drawing":"coins","seconds":7,"words":"You earn in one currency and the house costs another. Between your offer and the keys lie two or three months."},
 {"drawing":"price","seconds":8,"words":"In that time two currencies often move five per cent apart. On three hundred thousand that is fifteen thousand."},
 {"drawing":"papers","seconds":8,"words":"A forward contract fixes the rate now for a day to come. It protects you when the rate falls, and binds you when it rises."},
 {"drawing":"scales","seconds":8,"words":"Compare what arrives, fees included, from two providers at the same hour. The reference rate is a yardstick, not an offer."}]}');
select pg_temp.item('film', 4, 'the-feed-doctor', 'The feed doctor', 'For agencies: how a feed is read, reported and held back.', '', '{"scenes":[
 {"drawing":"feed","seconds":8,"words":"Your feed comes in. It is read line by line, and nothing goes live yet."},
 {"drawing":"papers","seconds":8,"words":"The report says what is wrong, where it stands, and what to do. Nothing is repaired silently."},
 {"drawing":"scales","seconds":8,"words":"If a run would withdraw an unusual share of your homes, it is held until you have looked at the list."},
 {"drawing":"freshness","seconds":7,"words":"Then you publish. Every home your feed confirms shows a full ring."}]}');

select pg_temp.item('news', 0, 'the-map-is-open', 'The map is open', 'Meridian starts with a demonstration catalogue, real exchange rates and an honest map.', $md$
Meridian is open to visitors. The homes you see are invented, so that nobody is misled while the doors are new; the gazetteer, the rates and the rules we quote are real and dated.
## What to try first
- Open a home whose price has changed and follow its [life line](/meridianTv).
- Set [your currency and unit](/preferences), then read the same page again.
- Draw an area across a border on [the map](/property-listing?view=map).
## What is not here yet
We say so where it is missing. If something puzzles you, [write to us](/contactUs): a person reads it.
$md$, '{"date": "2026-11-20", "topic": "meridian", "country": null, "drawing": "globe", "sources": []}');
select pg_temp.item('news', 0, 'spain-ends-residence-for-property', 'Spain ends residence for property', 'Since 3 April 2025 a purchase of 500,000 euro no longer opens the way to a Spanish investor visa.', $md$
With Organic Law 1/2025, Spain removed the articles of Law 14/2013 that gave a residence visa for investments, the purchase of property for 500,000 euro among them. The change applies from **3 April 2025**.
## What it means
- New applications based on property, shares, funds or deposits are no longer taken.
- Applications made before that day are decided by the old rules, and permits that were granted stay valid and are renewed by the rules under which they were given.
- Buying a home in Spain remains open to foreigners. It simply no longer gives a right to live there.
## Other ways
The residence for people who do not work in Spain and the one for remote workers ask for income, not for a purchase. The [guide](/globalImmigration) has the entry.
$md$, '{"date": "2025-04-03", "topic": "law", "country": "ES", "drawing": "papers", "sources": [{"title": "Organic Law 1/2025 of 2 January (Boletín Oficial del Estado)", "url": "https://www.boe.es/eli/es/lo/2025/01/02/1"}]}');
select pg_temp.item('news', 0, 'stamp-duty-bands-in-england', 'Stamp duty bands in England and Northern Ireland are back where they were', 'From 1 April 2025 the tax on a purchase begins at 125,000 pounds again.', $md$
The higher thresholds of September 2022 ended on 31 March 2025. Since **1 April 2025** stamp duty land tax on a home in England and Northern Ireland begins above 125,000 pounds, and relief for first-time buyers reaches to 300,000 pounds, for homes of up to 500,000 pounds.
## Two additions
- Buyers who will own more than one home pay **5 per cent** on top since 31 October 2024.
- Buyers who are not resident in the United Kingdom pay a further **2 per cent**.
Scotland and Wales have taxes of their own. The cost panel on each home reckons with the rules of its country, and names the day they were checked.
$md$, '{"date": "2025-04-01", "topic": "law", "country": "GB", "drawing": "scales", "sources": [{"title": "Stamp Duty Land Tax: residential property rates (GOV.UK)", "url": "https://www.gov.uk/stamp-duty-land-tax/residential-property-rates"}]}');
select pg_temp.item('news', 0, 'australia-pauses-foreign-purchases', 'Australia pauses purchases of existing homes by foreigners', 'Foreign persons may not buy established dwellings for two years, with few exceptions.', $md$
From **1 April 2025 to 31 March 2027** foreign persons, temporary residents and foreign-owned companies among them, may not buy an established dwelling in Australia unless an exception applies. New homes and land to build on can still be bought with approval.
## Exceptions
They are narrow: investments that add substantially to the number of homes, and some purchases for workers of certain schemes. Permanent residents, Australian citizens abroad and New Zealand citizens are not affected.
## What to do
Ask the authority before you sign anything: approval must come before the contract binds you.
$md$, '{"date": "2025-04-01", "topic": "law", "country": "AU", "drawing": "street", "sources": [{"title": "Foreign investment in residential land (Australian Taxation Office)", "url": "https://www.ato.gov.au/individuals-and-families/investments-and-assets/foreign-investment-in-australia"}]}');
select pg_temp.item('news', 0, 'greece-three-thresholds', 'Greece: one permit, three prices', 'Since September 2024 the least investment depends on where the property stands and what is done with it.', $md$
Law 5100/2024 divided the property route of the Greek investor permit. Applications since **1 September 2024**, with a time of transition for deposits paid before, need
- **800,000 euro** in Attica, Thessaloniki, Mykonos, Santorini and islands with more than 3,100 inhabitants;
- **400,000 euro** everywhere else;
- **250,000 euro** where a commercial building is turned into homes before the application, or a listed building is restored.
In the first two cases it must be a single property of at least 120 m². Homes bought for the permit may not be let for short stays.
$md$, '{"date": "2024-09-01", "topic": "law", "country": "GR", "drawing": "honestMap", "sources": [{"title": "Permanent residence permit of investors (Ministry of Migration and Asylum)", "url": "https://migration.gov.gr/en/golden-visa/"}]}');
select pg_temp.item('news', 0, 'canada-extends-the-ban', 'Canada keeps its ban until 2027', 'Non-Canadians may not buy most homes in towns until 1 January 2027.', $md$
The Prohibition on the Purchase of Residential Property by Non-Canadians Act came into force on 1 January 2023 for two years. On 4 February 2024 the government announced that it stays for two more, to **1 January 2027**.
It covers buildings of up to three homes, and flats, in census areas. Some students, workers and refugees may buy one home under conditions, and the country outside those areas is free. Provinces add taxes of their own for buyers from abroad.
$md$, '{"date": "2024-02-04", "topic": "law", "country": "CA", "drawing": "keys", "sources": [{"title": "Prohibition on the Purchase of Residential Property by Non-Canadians Act (Justice Laws)", "url": "https://laws-lois.justice.gc.ca/eng/acts/P-25.2/"}]}');
select pg_temp.item('news', 0, 'energy-classes-in-europe', 'What the European rules on buildings ask of a home', 'The directive on the energy performance of buildings is in force; member states write it into their laws by May 2026.', $md$
Directive (EU) 2024/1275 came into force on **28 May 2024**, and member states had until **29 May 2026** to make it law. It does not forbid anybody to sell or to live in an old house.
## What changes for buyers
- Certificates look alike across the Union, from A to G, and say more: the energy needed, emissions, and what would improve them.
- Advertisements, online ones included, must show the class.
- Renovation passports describe a way in steps.
- Each country plans how the average use of its homes falls by 16 per cent until 2030, against 2020. How it does so is its own choice.
## What to ask
For the certificate itself, not only for the letter: its date, its assumptions, and the list of recommended works.
$md$, '{"date": "2024-05-28", "topic": "law", "country": null, "drawing": "price", "sources": [{"title": "Directive (EU) 2024/1275 (EUR-Lex)", "url": "https://eur-lex.europa.eu/eli/dir/2024/1275/oj"}]}');
select pg_temp.item('news', 0, 'reading-an-asking-price', 'How to read an asking price', 'What is in it, what is not, and what its history says.', $md$
A price on a card is a wish with a number. Here is how to read it.
## What is in it
In France a price usually contains the agent's fee (*honoraires inclus*), in Germany the buyer's share of the fee comes on top, in Italy both sides pay, in Britain the seller does. Parking, a cellar or furniture may be in the price or priced beside it. The cost panel says what we know; ask for the rest.
## What is not
Transfer tax, notary, registry, bank and translator: between 2 per cent of the price in some countries and 15 in others. Service charges and property tax follow every year.
## What its history says
A first price stands on hope. Reductions in the first weeks correct a mistake; reductions after months follow demand. A home that comes back *dearer* has often been renovated. Compare the price per area with [the medians](/propertyIndustry), and remember that those are asking prices too.
$md$, '{"date": "2026-11-12", "topic": "guide", "country": null, "drawing": "price", "sources": []}');
select pg_temp.item('news', 0, 'four-questions-before-a-viewing', 'Four questions before you travel to a viewing', 'A quarter of an hour on the telephone saves a flight.', $md$
1. **Is it still there, and who has the key?** Look at the ring on the card, then ask. An agent who cannot name a day has no mandate.
2. **Why is it for sale, and since when?** You know the second from the life line. Listen to whether the answers agree.
3. **What would I learn only on the stairs?** Noise at eight in the morning, the neighbour's building permit, the damp that was painted over in August.
4. **Which papers can you send today?** The extract of the land register, the energy certificate, the last two meetings of the owners, the plans. Whoever sells in earnest has them.
$md$, '{"date": "2026-11-05", "topic": "guide", "country": null, "drawing": "keys", "sources": []}');
select pg_temp.item('news', 0, 'what-a-circle-means', 'What a circle on our maps means', 'Why we draw doubt instead of hiding it.', $md$
Most portals put a pin in the middle of a district when they do not know the address. It looks exact and is wrong: you drive to a street where nothing is for sale.
We draw what we were told. A **point** is the door. A **line** is the street. A **circle** is the postcode or the district, and the home may be anywhere in it. A radius search counts a home when its circle touches yours, and distances say *about*.
Agents may have good reasons to hold an address back until they know you. Ask in your enquiry; most send it within the day.
$md$, '{"date": "2026-10-28", "topic": "meridian", "country": null, "drawing": "honestMap", "sources": []}');
