-- The first texts promised what is not there yet: an editor for homes, reconfirming, exports, saved searches, alerts. They
-- say what is true now, and a few words that read in two ways became plain. Texts that somebody has edited stay as they are.
create function pg_temp.reword(of_kind text, of_slug text, variadic pairs text[]) returns void language plpgsql as $$
declare
  one content_versions;
begin
  select v.* into one from content_versions v join content_items i using (kind, slug)
    where v.kind = of_kind and v.slug = of_slug and v.version = 1 and i.published_version = 1
      and not exists (select from content_versions later where later.kind = v.kind and later.slug = v.slug and later.version > 1);
  if not found then return; end if;
  for at in 1 .. array_length(pairs, 1) by 2 loop
    one.description := replace(one.description, pairs[at], pairs[at + 1]);
    one.body := replace(one.body, pairs[at], pairs[at + 1]);
    one.details := replace(one.details::text, to_json(pairs[at])::text, to_json(pairs[at + 1])::text)::jsonb;
  end loop;
  insert into content_versions (kind, slug, version, title, description, body, details, saved_at)
    values (of_kind, of_slug, 2, one.title, one.description, one.body, one.details, '2026-11-22T09:00:00Z');
  update content_items set published_version = 2 where kind = of_kind and slug = of_slug;
end $$;

select pg_temp.reword('page', 'about-us',
  'An agency can take all of its listings away again, in open formats, on any day.',
  'What an agency sends stays its own, and it can take its homes off Meridian again on any day.',
  'Agencies send the feeds they already have, or type their homes in. Each feed',
  'Agencies send the feeds they already have. Each feed');

select pg_temp.reword('page', 'pro-agent',
  '- **Your own editor** for homes that come from no feed, with drafts, rules for publishing that say what is missing, and a quality score whose formula is public.
- **Enquiries in one place**, with viewing times a caller can put in a calendar.
- **Reconfirming in one tap**, from the list or from a mail. Fresh homes show a full ring.
- **Open export**: all your homes as Kyero or RESO files, any day, without asking.',
  '- **Fresh without work**: every time your feed is read, the homes in it are confirmed, and their cards show a full ring.
- **Enquiries in one place**, with the times people propose for a viewing. You answer by mail or here, and take all of them with you as a table.
- **Your homes on your own site**: a search of your stock to put on any page, with one line of code.',
  'Unlimited homes by feed or by hand', 'Unlimited homes by feed',
  'Feed doctor, reconfirming, quality score', 'Feed doctor, with a dry run before anything goes live',
  'Enquiries and viewing times', 'Enquiries, with the times people propose for a viewing',
  'Export of everything, any day', 'Your homes on your own site');

select pg_temp.reword('page', 'pro-visitor',
  '- **Saved searches** that write to you, and say why a home matched.
- **Enquiries and their answers** in one list.',
  '- **Enquiries and their answers** in one list.
- **A second step** at sign-in, if you want one.',
  'Saved homes and searches everywhere', 'Saved homes on every device',
  'Alerts that say why', 'Enquiries and their answers in one list');

select pg_temp.reword('page', 'how-it-works-user',
  'with one it is kept for you everywhere, and we tell you when its price moves.',
  'with one it is kept for you everywhere, and your list says what its price did since.');

select pg_temp.reword('page', 'how-it-works-agent',
  'Homes that come in a feed are confirmed by it. For the others we ask you now and then, and one tap answers.',
  'Every time your feed is read, the homes in it are confirmed. The ring on their cards shows visitors how long ago that was.',
  'Your answer goes straight to the person. How quickly you usually answer is shown on your page.',
  'Your answer goes straight to the person.',
  'Kyero, OpenImmo, BLM and others are recognised by themselves.',
  'Kyero, OpenImmo and BLM are recognised by themselves.');

select pg_temp.reword('page', 'terms-agent',
  'You may export everything on any day.',
  'You may take your homes off Meridian on any day, and [ask us](/contactUs) for a copy of what you sent.');

select pg_temp.reword('page', 'privacy',
  'Homes and searches you saved.', 'Homes you saved.',
  '| `language`, and a device number without your name | translation, and its limits per device | until you delete it |',
  '| `language`, whether we offered you another one, and a device number without your name | translation, and its limits per device | until you delete it |',
  'An enquiry about a home goes to its agency, with the name, address and words you gave. The agency answers for what it does with them.',
  'An enquiry about a home goes to its agency, with the name, address and words you gave. The agency answers for what it does with them. Our team can see it too, to hold back what machines send and to help when nobody answers.');

select pg_temp.reword('faq', 'need-an-account',
  'An account keeps your saved homes on all your devices and lets us write to you when something changes.',
  'An account keeps your saved homes on all your devices, with what their prices did since, and your enquiries with their answers.');
select pg_temp.reword('faq', 'become-an-agent', 'Then send your feed or type your homes in.', 'Then send your feed.');
select pg_temp.reword('faq', 'feed-formats',
  'Kyero, OpenImmo (XML and ZIP), BLM and more, recognised by themselves.',
  'Kyero, OpenImmo (XML and ZIP) and BLM, recognised by themselves.');
select pg_temp.reword('faq', 'leave-with-data',
  'On any day, with all homes in open formats, and without asking.',
  'On any day. A home that is no longer in your feed leaves Meridian with the next run, and [our team](/contactUs) takes all of them down when you ask. What you sent stays yours: ask for a copy of it.');
select pg_temp.reword('faq', 'viewing',
  'suggest up to three times, by the clock of the place where the home is. The agency confirms one of them.',
  'propose up to three times, by the clock of the place where the home is. The agency confirms one, or proposes another.');
select pg_temp.reword('faq', 'who-sees-my-enquiry',
  'The agency you wrote to. It gets your name, your address and your message, and nothing about your other searches.',
  'The agency you wrote to, and our team, which holds back what machines send and helps when nobody answers. They get your name, your address and your message, and nothing about your other searches.');

select pg_temp.reword('page', 'dealing-room',
  'set out for people who buy to let or to hold.',
  'set out for investors: people who buy property to rent it out, or to keep it for the long term.');
