-- The other pages of Meridian's own, and the small print.
create or replace function pg_temp.page(slug text, title text, description text, body text, details jsonb default '{}') returns void language sql as $$
  insert into content_items (kind, slug) values ('page', page.slug);
  insert into content_versions (kind, slug, version, title, description, body, details, saved_at)
    values ('page', page.slug, 1, page.title, page.description, page.body, page.details, '2026-11-20T09:00:00Z');
  update content_items i set published_version = 1 where i.kind = 'page' and i.slug = page.slug;
$$;

select pg_temp.page('about-us', 'About Meridian', 'One map of the world''s homes, drawn honestly: what is for sale and to rent, since when, for how much, and how sure we are of each of these things.', $md$
A meridian is a line that everybody can agree on. You cannot see it in the landscape, and yet ships, clocks and maps all hold to it. We would like the record of a home to be like that.

## What we believe {#believe}
- **A price has a history.** You should see every change, not only the latest number in large type.
- **A listing has an age.** Agents confirm that a home is still there, and a ring on every card shows how long ago they did.
- **A place has a precision.** Where an agent shares only the district we draw the district, never a pin at its middle.
- **A search has reasons.** Every filter is on show and can be taken away, and the order of the results is the one you chose. Nobody can pay to stand higher.
- **Data has an owner.** An agency can take all of its listings away again, in open formats, on any day.

## How Meridian works {#works}
Agencies send the feeds they already have, or type their homes in. Each feed is read with a report that says, line by line, what is missing or looks wrong, before anything goes live. Prices are kept in the currency they were asked in and compared at the [dated reference rates](/foreignExchange) of the European Central Bank. Areas are kept in the unit they were measured in.

## How Meridian earns its living {#earns}
At present it does not: there is nothing to pay on this site, for visitors or for agents. If that changes, the price will stand on the pages for [visitors](/proVisitor) and [agents](/proAgent) before anybody is asked for it, and the search will stay free.

## What this is {#demonstration}
You are looking at Meridian with a demonstration catalogue. Its homes, agencies and people are invented, and the pictures are drawn. The gazetteer, the exchange rates and the rules of law that we quote are real, dated, and linked to their sources.
$md$);

select pg_temp.page('questions', 'Questions and answers', 'How searching, listing, accounts, money and privacy work on Meridian. Type a word, or read by subject.', '');

select pg_temp.page('property-industry', 'The property industry in figures', 'What is asked for homes, country by country and city by city, reckoned from the homes on Meridian.', $md$
These are **asking prices**, not the prices at which homes were sold. Sellers hope; buyers bargain. In most markets the sum at the notary's is lower, in some by a tenth and more.

## How the figures are made {#method}
- **Which homes**: flats and houses for sale that are live on Meridian today. Land, commercial property and homes without a price or an area are left out.
- **Median, not average**: half of the homes cost more, half cost less. One palace does not move it.
- **Per area**: the asking price divided by the living area the agency gives. Agencies measure differently: with or without outer walls, terraces and cellars.
- **One currency at a time**: a city's figure stands in the currency most of its homes are priced in; countries are compared in yours, at the dated reference rates.
- **Too few is nothing**: where fewer than five homes can be counted we show no figure.
- **Months** count homes by the month in which they were first listed, including those that were sold or withdrawn since.

The numbers describe what is listed here, which is not every home there is. You may use them with a link to this page, and read them by machine at [the market call of the API](/api/docs).
$md$);

select pg_temp.page('leadership-team', 'The global leadership team', 'Who answers for Meridian, desk by desk.', $md$
Meridian is shown here with a demonstration catalogue, and its leadership is part of it: **these people are invented**, and the portraits are drawn by a program. Any likeness would be a coincidence.
$md$);

select pg_temp.page('commercial-property', 'Commercial property', 'Shops, offices, workshops, warehouses, hotels and land: how many of each are for sale and to lease today, and where.', $md$
## What to look at first {#first}
- **Use**: what may be done there, in writing, and what a change would need.
- **Running costs**: service charge, business rates or the local tax on premises, insurance, repairs. The rent is often two thirds of the bill.
- **Energy**: the class on the certificate, and the class that will be required while your lease runs.
- **Access**: loading, parking, public transport, and who else has a right of way.
- **Term**: breaks, reviews, and the state in which you must give the space back.

## Looking as an investor {#investor}
The [dealing room](/dealingRoom) shows the same property for sale with an indicative gross yield, where enough comparable space is offered to lease.
$md$);

select pg_temp.page('global-immigration', 'Residence by investment', 'What a number of countries ask of people who would like to live there and invest: sums, kinds, stays, each with a date and its official source.', $md$
**Please read this first.** This guide is a starting point, not legal advice. Rules of residence change at short notice, sometimes overnight, and what an embassy applies may differ from what a law says. Each entry carries the day we last checked it and a link to the official source. **Check the official source, and ask a lawyer who is registered in that country, before you pay for anything.**

## What a purchase does not do {#not}
In most of the world buying a home gives you **no right to live in it**. Where this guide says nothing about a country, assume that. A residence permit is also not a tax residence: where you owe tax depends on days, ties and treaties, and is a question of its own.

## How to read an entry {#reading}
- **Least sum** is the smallest investment named by the rules, without fees, taxes and costs of the purchase.
- **Stay** is how much time you must spend in the country to keep the permit.
- **Closed** programmes stay in the list, because old advertisements for them do.
$md$);

select pg_temp.page('meridian-tv', 'Meridian TV', 'Short films on how to read a home, a price and a map. Drawn, not filmed: each is a few moving drawings with the words beside them.', $md$
Our films have no camera and no cinema: they are drawings that your browser sets in motion, so they weigh almost nothing and nobody else learns that you watch them. They have no sound of their own. If your device has a voice, it can read the words to you. Everything that is said also stands below as text.
$md$);

select pg_temp.page('international-news', 'International news', 'Changes in law, guides and notes that matter when you buy, sell or let a home across a border.', '');

select pg_temp.page('pro-agent', 'Meridian for agents', 'Send the feed you have, see what is wrong with it, and keep every right to your data.', $md$
## What you get {#get}
- **A feed doctor**: a dry run of your feed with every finding at its line, before anything goes live, and a guard that holds a run back when half of your stock would vanish.
- **Your own editor** for homes that come from no feed, with drafts, rules for publishing that say what is missing, and a quality score whose formula is public.
- **Enquiries in one place**, with viewing times a caller can put in a calendar.
- **Reconfirming in one tap**, from the list or from a mail. Fresh homes show a full ring.
- **Open export**: all your homes as Kyero or RESO files, any day, without asking.

## Who may list {#who}
Agencies and developers who may lawfully act where they list. You [register](/registerAgent), confirm your e-mail address with a code, and a person looks at your application, typically within 24 to 48 hours. You get a mail either way. Where your country gives licences, have the number at hand.

## Plans {#plans}
There is one door and it is free. The others are what we mean to offer later; they cannot be bought, and nothing on Meridian asks you for a card.
$md$, '{"plans":[
 {"name":"Agency","forWhom":"Every approved agency, of any size","price":"Free","points":["Unlimited homes by feed or by hand","Feed doctor, reconfirming, quality score","Enquiries and viewing times","Export of everything, any day"]},
 {"name":"Network","forWhom":"Groups with many offices","price":"Planned, not for sale yet","points":["Everything of Agency","Several feeds and offices under one name","Shared team and rights"]},
 {"name":"Data","forWhom":"Portals, banks, researchers","price":"Planned, not for sale yet","points":["Higher limits on the public API","Changes as they happen","Historic medians by place"]}]}');

select pg_temp.page('pro-visitor', 'Meridian for visitors', 'What you can do without an account, what an account adds, and what both cost: nothing.', $md$
## Without an account {#without}
Search every home, draw areas on the map, see every price change, compare, share, and write to agencies. Your currency, unit, language and the homes you save are kept in your own browser.

## With an account {#with}
- **Saved homes** on every device you use, with what their price did since you saved them.
- **Saved searches** that write to you, and say why a home matched.
- **Enquiries and their answers** in one list.
- **Sessions**: see where you are signed in, and end any of them.
- **Your data**: download all of it, or delete the account, without asking anybody.

## Plans {#plans}
Both ways of using Meridian are free. There is nothing to buy, and no trial that ends.
$md$, '{"plans":[
 {"name":"Visitor","forWhom":"Anybody with a browser","price":"Free","points":["All homes, all filters, all histories","Enquiries to agencies","Saved homes in this browser","No sign-up, no tracking by others"]},
 {"name":"Account","forWhom":"People who look for longer than an evening","price":"Free","points":["Everything of Visitor","Saved homes and searches everywhere","Alerts that say why","Download or delete your data yourself"]}]}');

select pg_temp.page('how-it-works-user', 'How Meridian works for you', 'From the first search to the keys, in six steps.', $md$
## Say what you are looking for {#search}
Name a town, a county, a country or a postcode, or draw an area on the map. Every filter shows how many homes it leaves. The address in your browser holds the whole search, so a link is enough to share it.

## Read a card {#card}
The price stands in the currency it is asked in, and beside it, after ≈, in yours. The ring says when the agent last confirmed the home. A small arrow means that the price fell.

## Read a page {#page}
Its life line shows every price and every change of status since we first saw the home. The map shows a point, a street or an area, depending on what the agent shared. The cost panel adds up what a purchase costs on top of the price.

## Save it {#save}
Press the heart. Without an account the home is kept in your browser; with one it is kept for you everywhere, and we tell you when its price moves.

## Ask {#ask}
Write to the agency from the page of the home and suggest times for a viewing. They see your message, not your whole history.

## Before you sign {#sign}
See it, or have somebody you trust see it. Have the papers read by somebody who works for you alone. Never send money to hold a home you have not seen to a person you have not met.
$md$);

select pg_temp.page('how-it-works-agent', 'How Meridian works for agents', 'From your feed to your first enquiry, in six steps.', $md$
## Register {#register}
Tell us about your agency and confirm your e-mail address with a four-digit code. A person looks at your application, typically within 24 to 48 hours, and you get a mail either way.

## Send your feed {#feed}
Give the address of your feed, or a file: Kyero, OpenImmo, BLM and others are recognised by themselves. The first run is always a dry run.

## Read the report {#report}
Every finding says where it is, what it means and what to do. Errors keep a home back; warnings do not. Nothing is repaired silently.

## Publish {#publish}
One press makes the run live. From then on the feed is read regularly. When a run would withdraw an unusual share of your homes it is held until you say so.

## Stay fresh {#fresh}
Homes that come in a feed are confirmed by it. For the others we ask you now and then, and one tap answers.

## Answer {#answer}
Enquiries come to your inbox and to your mail. Your answer goes straight to the person. How quickly you usually answer is shown on your page.
$md$);

select pg_temp.page('terms', 'Terms and conditions', 'What you may expect of Meridian and what we ask of you, in plain words.', $md$
These terms are between you and Meridian. They apply when you use this site or the pages of it that are shown inside an app. If you do not agree with them, please do not use it.

## 1. What Meridian is {#what}
Meridian shows homes and commercial property that agencies and developers offer. It is a place to look, not a party to any sale or letting: we do not own, sell, let, value or inspect property, and we give no legal, tax, immigration or financial advice.

## 2. Your account {#account}
You may use most of Meridian without an account. If you open one, give a true name and an address that reaches you, keep your password to yourself, and tell us when you think that somebody else has used it. You must be 16 or older. One account is for one person.

## 3. What you may do {#may}
You may search, save, share and print for yourself and for the people you look for. You may quote figures with a link. You may use the public API within its limits.

## 4. What you may not do {#may-not}
- pretend to be somebody else, or write to agencies about something other than their property;
- copy the catalogue or a large part of it, other than by the public API within its limits;
- disturb the site, look for ways round its protection, or use it to attack others. If you find a weakness, please [tell us](/contactUs) before you tell the world;
- treat anybody unfairly because of where they come from, what they believe, whom they love, or a disability.

## 5. Listings {#listings}
What a listing says comes from the agency that offers it, and the agency answers for it. We check feeds for what a program can see, mark what is old, and remove what is shown to be untrue. Please *report* what looks wrong. Before you rely on a fact, ask for it in writing.

## 6. Prices, rates and figures {#figures}
Amounts after ≈ are converted at dated reference rates for your orientation. Costs, mortgages, yields and medians are reckoned from the sources named beside them. None of them is an offer.

## 7. What you send us {#send}
What you write stays yours. You allow us to store it, to pass an enquiry to the agency it is meant for, and to show what you publish, for as long as that is needed for the service.

## 8. If something goes wrong {#liability}
We run Meridian with care and cannot promise that it is always there or free of mistakes. We are liable without limit where the law says so: for intent, for gross negligence, and for harm to life, body and health. Otherwise, and where the law allows, we are liable only for foreseeable damage from a breach of a duty that makes this service what it is. Rights that a consumer cannot give up stay untouched.

## 9. Ending {#ending}
You may delete your account on your [profile](/profile) at any moment. We may close an account that breaks these terms, after a warning where that is possible, and tell you why.

## 10. Changes {#changes}
When these terms change, we publish the new text with its date and, if you have an account and the change matters, write to you at least 30 days before. Earlier versions are kept.

## 11. Law and disputes {#law}
The law of the country in which Meridian is established applies, without taking away the protection of the country you live in as a consumer. Please try [the chairman](/telltheChairman) first: most things can be settled by a letter. This is a demonstration, so no company stands behind these words; whoever runs Meridian puts its name, address and registration here.
$md$);

select pg_temp.page('terms-agent', 'Terms and conditions for agents', 'What agencies and developers agree to when they list on Meridian, in addition to the general terms.', $md$
These terms come in addition to the [general terms](/terms_and_condition). Where they differ, these go first.

## 1. Who may list {#who}
You act for a business that may lawfully offer property where it lists, you hold the licences that are needed there, and you have the owner's mandate for every home you show. We may ask for proof. An account is open for listing once a person has approved it, typically within 24 to 48 hours.

## 2. What a listing must be {#must}
- **true**: price, area, place, energy class and availability as you know them to be;
- **yours to show**: texts, pictures and plans that you made or may use;
- **fair**: nobody is kept away because of who they are;
- **complete where the law asks for it**: for example the energy class, fees, or the registration of a short let;
- **current**: changed or withdrawn within one working day after the facts change.

A home is listed once. A deposit or a fee is never asked for before a viewing.

## 3. Feeds {#feeds}
You keep your feed reachable and allow us to fetch it. We report what we find in it. We do not change what it says; where a value cannot be read, it is left out and the report says so. A run that would withdraw an unusual share of your stock is held until you decide.

## 4. Your data stays yours {#data}
You allow us to store, translate, show and index your listings while they are live, and to keep their record (prices, dates, status) afterwards as part of the life line of a property, without your texts and pictures once you ask for that. You may export everything on any day.

## 5. Enquiries {#enquiries}
You use what people write to you for answering them and for nothing else. You answer within two working days, or say that you cannot help. You are the controller of that data from the moment it reaches you.

## 6. Ranking {#ranking}
Results stand in the order the visitor chose. *Newest*, *price*, *area*, *distance* and *relevance* mean what they say; relevance weighs how well the words fit. No payment changes a place.

## 7. Price {#price}
Listing is free. If that changes you hear of it 60 days before, and may leave with your data.

## 8. Taking down, suspending, appealing {#suspending}
We take a listing down when we know that it is unlawful or untrue, and tell you why. We suspend an account only for grave or repeated breaches, with reasons and, unless the law or danger forbids it, fifteen days before. You may object through [the chairman's post](/telltheChairman); somebody who did not decide the first time looks at it again.
$md$);

select pg_temp.page('disclaimer', 'Disclaimer', 'How far you can rely on what stands here, and where you should ask somebody else.', $md$
## Homes and agencies {#homes}
Descriptions, prices, areas and pictures come from those who offer a property. We show when they were last confirmed. We have not seen the homes. Nothing on Meridian is an offer that you could accept.

## The demonstration {#demonstration}
This installation shows an invented catalogue: homes, agencies, people and telephone numbers do not exist, and pictures marked *Illustration* are drawings. Do not travel to see one.

## Figures {#figures}
Medians, yields, mortgages, costs of buying and converted prices are reckoned by programs from the sources that stand beside them, with their dates. They are rounded, simplified, and may be wrong. They are no valuation and no advice.

## Law, tax, residence {#law}
Guides describe rules in general and on a certain day. They do not know your case. Ask somebody who is registered to advise you, in the country where the home is and in the country where you pay tax.

## Maps {#maps}
Maps are drawn from Natural Earth and GeoNames for orientation. Borders and names follow these sources and express no opinion. A circle on a map means that we know no more than that.

## Translations {#translations}
Texts in languages other than English may have been translated by a machine. The English text, or the agency's own, is the one that counts.

## Links {#links}
We link to sources that we have read. We do not run them and cannot answer for what they become.
$md$);

select pg_temp.page('privacy', 'Privacy policy', 'What Meridian knows about you, why, for how long, who else sees it, and how you can have it removed.', $md$
The short version: you can use Meridian without telling us who you are, nothing here is sold or shared for advertising, no other company's scripts run on our pages, and you can download or delete your data yourself.

## Who is responsible {#who}
The operator of this installation. In a demonstration that is whoever started it; an operator puts name, address and, where there is one, the data protection officer here. You can always write by the [contact form](/contactUs), subject *Privacy*.

## What is kept in your browser {#browser}
| What | Why | How long |
|---|---|---|
| The cookie `prefs`: language, currency, unit, colours | so that pages come as you like them | a year, or until you delete it |
| `language`, and a device number without your name | translation, and its limits per device | until you delete it |
| Recently viewed and saved homes | so that you find them again | until you delete them |
| Session tokens, when you sign in | to keep you signed in | until you sign out, or 30 days |

None of this follows you to other sites. There are no advertising or analytics cookies, which is why there is no banner.

## What we keep about visitors {#visitors}
When your browser asks for a page, our server sees its network address, the time and the page, as every server does. We use that to answer, to hold off attacks and to find faults. Logs belong to the operator, whom we ask to delete them after 14 days; counters of limits are deleted after 31 days at most.

## What we keep when you have an account {#account}
Your name, e-mail address, a protected form of your password, and what you choose to add: telephone, picture, language, currency. Where and when you are signed in. Homes and searches you saved. A record of security events (sign-ins, changes of password or address). The basis is our contract with you, and for the security record our legitimate interest in protecting accounts.

## When you write to somebody {#enquiries}
An enquiry about a home goes to its agency, with the name, address and words you gave. The agency answers for what it does with them. Messages to Meridian are read by our team. Both are kept for 24 months and then deleted.

## Who else sees it {#others}
Nobody by default. If the operator sets up an outside mail service, translation service or file store, the messages, texts or pictures concerned pass through it under a contract, and the operator names it here. As installed, Meridian translates and stores on its own machines.

## How long {#how-long}
| What | How long |
|---|---|
| Account and what belongs to it | until you delete it |
| Sign-ups that were never confirmed | 7 days |
| Sessions that ended | 90 days |
| Mails we sent | 30 days |
| Enquiries | 24 months |
| Record of security events and of acts in the portal | kept unchanged, because it must stay possible to check |

## Your rights {#rights}
You may see, correct, take away and delete what we hold about you, limit or object to its use, and complain to your data protection authority (in the European Union [the one of your country](https://www.edpb.europa.eu/about-edpb/about-edpb/members_en), in the United Kingdom [the ICO](https://ico.org.uk/make-a-complaint/)). *Download my data* and *Delete my account* on your [profile](/profile) do it at once, without a letter.

## Children {#children}
Meridian is not meant for people under 16, and we do not knowingly keep data about them.

## Changes {#changes}
This text carries the date of its last change below. Earlier versions are kept and can be asked for.
$md$);
