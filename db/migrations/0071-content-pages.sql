-- What the pages of Meridian's own say at first. The portal adds versions; these stay the first.
create function pg_temp.page(slug text, title text, description text, body text, details jsonb default '{}') returns void language sql as $$
  insert into content_items (kind, slug) values ('page', page.slug);
  insert into content_versions (kind, slug, version, title, description, body, details, saved_at)
    values ('page', page.slug, 1, page.title, page.description, page.body, page.details, '2026-11-20T09:00:00Z');
  update content_items i set published_version = 1 where i.kind = 'page' and i.slug = page.slug;
$$;

select pg_temp.page('contact-us', 'Contact us', 'Write to the people behind Meridian, or find the right door at once: an agency, a home, your account, your data.', $md$
A person reads every message. We answer within two working days, in the language you write in if one of us speaks it, and say so in English when nobody does.

## Perhaps you want somebody else {#who}

- **A question about one home** goes fastest to its agency: every home has a form beside its price, and the agency sees which home you mean.
- **Something wrong with a listing** (sold, a wrong place, a price that is not true): use *Report* on its page. You are told what came of it.
- **Your account or a code that does not come**: the [questions and answers](/FaQs) have the usual reasons, and what to do about each.
- **Your data**: you can download or delete all of it yourself on your [profile](/profile). If you would rather ask a person, choose *Privacy* in the form.
- **A matter that went wrong and stayed wrong**: [tell the chairman](/telltheChairman).

## Write to us {#write}

Please say what you were doing and what happened instead. A reference of a home or the address of a page saves a round of questions.

## Our desks {#desks}

Meridian is run from five desks, so that one of them is always awake. The telephone numbers are from ranges kept for fiction, because this is a demonstration: nobody will answer.
$md$, '{"offices":[
 {"city":"London","country":"GB","timeZone":"Europe/London","phone":"+44 20 7946 0958","opens":"09:00","closes":"17:30","languages":["en","fr"]},
 {"city":"Lisbon","country":"PT","timeZone":"Europe/Lisbon","phone":"+44 1632 960121","opens":"09:30","closes":"18:00","languages":["pt","en","es"]},
 {"city":"Dubai","country":"AE","timeZone":"Asia/Dubai","phone":"+44 1632 960142","opens":"08:30","closes":"17:00","languages":["ar","en","hi"]},
 {"city":"Singapore","country":"SG","timeZone":"Asia/Singapore","phone":"+44 1632 960163","opens":"09:00","closes":"18:00","languages":["en","zh","ms"]},
 {"city":"New York","country":"US","timeZone":"America/New_York","phone":"+1 212 555 0142","opens":"09:00","closes":"17:00","languages":["en","es"]}]}');

select pg_temp.page('tell-the-chairman', 'Tell the chairman', 'When something went wrong and stayed wrong: a letter that does not pass through the desks.', $md$
Most things are put right by whoever you wrote to first. Some are not. This letter goes past the desks to the chairman's own post, and is answered by name.

## What it is for {#for}

- You complained, and the answer did not deal with what you said.
- Somebody at Meridian, or an agency that lists here, treated you unfairly.
- You saw something that should worry whoever is responsible for this company.
- You have an idea that is larger than a form with a list of topics.

## What happens to your letter {#what-happens}

1. You get a note at once that it arrived, with a number.
2. Within **three working days** somebody from the chairman's office writes to you, by name, and says who looks into it.
3. Within **fifteen working days** you get a full answer, or an honest reason why it takes longer and the day it will come.
4. Letters are counted, and what they taught us is told to the whole team twice a year, without names.

## What it cannot do {#cannot}

The chairman cannot decide a dispute between you and a seller, a landlord or an agency: only a court, an ombudsman or a mediator in that country can. If your letter is about that, we tell you which one is likely to be responsible.

## Your letter {#letter}

Say what happened, when, and what would put it right. You need no documents for a first letter.
$md$);

select pg_temp.page('connect-now', 'Connect now', 'Choose a time and somebody from the nearest desk calls you back: times are shown by your clock and by ours.', $md$
Tell us when to ring. You choose by your own clock; beside it stands the time at the desk that calls, so that neither of us gets up at four in the morning.

## How a call goes {#how}

1. **Choose a time** within the next days. A call takes about fifteen minutes.
2. **Say in a line what it is about**, so that the right person rings: finding a home, selling or letting one, the feed of an agency, an account.
3. **We ring you** within ten minutes of that time. If we cannot reach you, we try once more and then write.

We never ask for a password, a code or a card on the telephone, and we never ask for money. If somebody who says they are Meridian does, please hang up and [write to us](/contactUs).

## When the desks are open {#desks}

Five desks, Monday to Friday, each by its own clock. Public holidays of the desk's country are days off.
$md$, '{"offices":[
 {"city":"London","country":"GB","timeZone":"Europe/London","phone":"+44 20 7946 0958","opens":"09:00","closes":"17:30","languages":["en","fr"]},
 {"city":"Lisbon","country":"PT","timeZone":"Europe/Lisbon","phone":"+44 1632 960121","opens":"09:30","closes":"18:00","languages":["pt","en","es"]},
 {"city":"Dubai","country":"AE","timeZone":"Asia/Dubai","phone":"+44 1632 960142","opens":"08:30","closes":"17:00","languages":["ar","en","hi"]},
 {"city":"Singapore","country":"SG","timeZone":"Asia/Singapore","phone":"+44 1632 960163","opens":"09:00","closes":"18:00","languages":["en","zh","ms"]},
 {"city":"New York","country":"US","timeZone":"America/New_York","phone":"+1 212 555 0142","opens":"09:00","closes":"17:00","languages":["en","es"]}]}');

select pg_temp.page('dealing-room', 'The dealing room', 'Commercial property for sale on Meridian, read as an investor reads it: price, area, price per area and an indicative gross yield where our own data allows one.', $md$
Shops, offices, warehouses, hotels and land from the same agencies and the same data as every other page, set out for people who buy to let or to hold.

## How the yield is reckoned {#yield}

Where at least five comparable lots are offered to let in the same country, we take their **median asking rent per square metre and year**, multiply it by the area of the lot, and divide by its asking price. That is an *indicative gross yield*. It knows nothing about the tenant, the lease, empty months, service charges, repairs, taxes or finance, and asking rents are not rents that are paid. It sorts lots for a first look; it does not value them. Where there is too little to compare, we show no yield rather than a guess.

## Before you bid {#before}

- Ask for the **rent roll and the leases**, not a summary of them: breaks, reviews, deposits and who pays for repairs.
- Ask what the **energy certificate** allows: in several countries commercial space below a minimum class may not be let, or soon may not.
- Ask for the **use class** in writing. What a unit looks like and what may be done in it are different questions.
- Have the **title, easements and charges** read by somebody who works for you alone.
- Reckon **in the currency you earn in**. The [currency page](/foreignExchange) shows how far the two have moved apart before.

## Ask about a lot {#ask}

An enquiry goes to Meridian's investment desk, which puts you together with the agency that offers the lot. It binds neither of you.
$md$);

select pg_temp.page('foreign-exchange', 'Foreign exchange', 'Convert asking prices at the dated reference rates Meridian uses, see how a pair of currencies has moved, and ask for a quote.', $md$
The same rates stand behind every price marked ≈ on Meridian: the euro foreign exchange reference rates of the European Central Bank, published on working days at about 16:00 Central European Time.

## What a reference rate is {#reference}

It is an average that banks agreed on once that day, published for information. It is nobody's offer. What you pay when you transfer money is the provider's own rate plus its fees, usually **between 0.3 and 4 per cent** worse. On a deposit of 40,000 that is the difference between a nice dinner and a kitchen, so ask at least two providers for the amount that *arrives*, fees included, at the same hour.

Some currencies are held at a fixed rate to the US dollar by their central banks (the dirham, both riyals, the dinars of Bahrain and Jordan, the Omani rial). We reckon those by that day's rate of the dollar and say so.

## Buying a home in another currency {#buying}

- **Between offer and completion** weeks or months pass. A move of five per cent in that time is ordinary, as the chart shows.
- A **forward contract** fixes today's rate for a day to come, usually against a deposit. It protects you when the rate falls and binds you when it rises.
- A **limit order** waits for a rate you name. It may never come.
- **Instalments, rent and service charges** go on for years: think of them too.
- Only use a provider that is **authorised** where it works. In the United Kingdom ask the [FCA register](https://register.fca.org.uk/); in the European Union ask the [EBA register](https://euclid.eba.europa.eu/register/).

## Ask for a quote {#quote}

Meridian exchanges no money and takes no commission. We pass your question to providers who are authorised in your country, and they answer you.
$md$);

select pg_temp.page('property-service', 'Property service', 'What is needed around buying, selling and letting, country by country: who does it, in what order, and what to ask before you pay.', $md$
A home is found in an evening and bought in a season. These are the people you need in between, what each of them is for, and what to settle before you pay anybody.

## How we put you in touch {#how}

Tell us what you need and where. We look for somebody who works there, is registered where the trade must be, and speaks a language you do. You get up to three names; you choose, they quote, you deal with them directly. Meridian takes no share of what you pay them.

## What to settle first {#settle}

- **Who they work for.** A surveyor, lawyer or notary chosen by the seller may be excellent, and is not yours.
- **What the fee covers**, whether tax is in it, and what happens to it when the sale falls through.
- **Insurance and registration**, with the number. A registered person gives it gladly.
- **A date** for each piece of work, in writing.

## Tell us what you need {#ask}

One line about the property and one about you is enough to begin.
$md$);
