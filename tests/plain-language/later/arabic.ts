/**
 * tests: more of what people write about homes in Arabic, written down with its reading before it was read.
 */

export const laterArabic: readonly [sentence: string, asks: string][] = [
  ['شقة غرفتين في مدينة نصر بالتقسيط', 'minBeds=2 place=Nasr City types=flat*'],
  [
    'فيلا للإيجار في الخبر ٤ غرف مع حوش ٦٠ ألف ريال في السنة',
    'currency=SAR features=garden maxPrice=60000 minBeds=4 period=year place=Khobar purpose=rent types=villa',
  ],
  [
    'ستوديو مفروش في الجميرا بأقل من ٤٥٠٠ درهم بالشهر',
    'currency=AED furnished=1 maxPrice=4500 place=Jumeirah purpose=rent types=studio',
  ],
  ['شقة دور ثاني مصعد في المعادي', 'features=lift place=Maadi types=flat*'],
  ['بيت عربي قديم في دمشق', 'place=Damascus types=house*'],
  ['ارض سكنية في عجمان ٣٠٠ متر مربع', 'minPlot=300 place=Ajman City types=plotResidential'],
  ['شقه للبيع بالرباط ٣ غرف نوم وصالون', 'minBeds=3 place=Rabat types=flat*'],
  ['عايز شقة ايجار جديد في الهرم ٣ اوض', 'minBeds=3 place=Haram purpose=rent types=flat*'],
  [
    'شقة ١٢٠ متر في طنجة قرب الشاطئ ما بين ٨٠٠ ألف ومليون درهم',
    'currency=MAD maxPrice=1000000 minArea=120 minPrice=800000 place=Tangier sea=2000 types=flat*',
  ],
  ['شاليه للايجار اليومي في الجبيل', 'place=Al Jubayl purpose=rentShort types=chalet'],
  [
    'شقة في الشيخ زايد ٣ غرف وحمامين كاش ٤ مليون',
    'maxPrice=4000000 minBaths=2 minBeds=3 place=Sheikh Zayed types=flat*',
  ],
  ['فيلا دورين في حي الياسمين الرياض للبيع', 'place=Al Yasmin types=villa'],
  [
    'غرفة مفروشة للايجار في مسقط ١٥٠ ريال',
    'currency=OMR furnished=1 maxPrice=150 place=Muscat purpose=rent types=room',
  ],
  ['بيت مع حديقة في صيدا ٢٠٠ متر', 'features=garden minArea=200 place=Sidon types=house*'],
  ['شقة جديدة في مراكش جليز مع مسبح مشترك', 'features=communalPool new=1 place=Guéliz types=flat*'],
  ['أرض زراعية في المنيا ٥ فدان', 'minPlot=21004 place=Al Minyā types=plotAgricultural'],
  ['محل تجاري للبيع في بنغازي', 'place=Benghazi types=shop'],
  ['مكتب ١٠٠ متر للإيجار في الخليج التجاري دبي', 'minArea=100 place=Business Bay purpose=lease types=office'],
  [
    'دوبلكس في التجمع أربع غرف بجاردن أقل من ٨ مليون',
    'features=garden maxPrice=8000000 minBeds=4 place=New Cairo types=duplex',
  ],
  ['ابغى شقة عزاب بالدمام رخيصة', 'place=Dammam sort=price types=flat*'],
  [
    'فيلا في أغادير مطلة على البحر أقل من ٣ ملايين درهم',
    'currency=MAD features=seaView maxPrice=3000000 place=Agadir types=villa',
  ],
  [
    'شقة ثلاث غرف في بغداد الكرادة بسعر مئة مليون دينار',
    'currency=IQD maxPrice=100000000 minBeds=3 place=Karrada types=flat*',
  ],
  ['استوديو في لشبونة بين ١٥٠ و٢٥٠ ألف يورو', 'maxPrice=250000 minPrice=150000 place=Lisbon types=studio'],
  [
    'شقة غرفتين نوم للبيع في أربيل ٨٠ ألف دولار',
    'currency=USD maxPrice=80000 minBeds=2 place=Erbil types=flat*',
  ],
  [
    'فيلا للإيجار في حي النخيل الرياض ١٥٠ ألف سنوي',
    'maxPrice=150000 period=year place=Al Nakheel purpose=rent types=villa',
  ],
  [
    'شقة مفروشة في عبدون عمان ٦٠٠ دينار شهريا',
    'currency=JOD furnished=1 maxPrice=600 place=Abdoun purpose=rent types=flat*',
  ],
  ['بيت للكراء في سوسة قريب من البحر', 'place=Sousse purpose=rent sea=2000 types=house*'],
  ['أرض للبيع في صلالة أكثر من ألف متر', 'minPlot=1000 place=Şalālah types=land*'],
  ['شقة دوبلكس في المهندسين ٤ غرف و٣ حمامات', 'minBaths=3 minBeds=4 place=Mohandessin types=duplex'],
  ['محل للبيع في شارع الحمرا بيروت ٥٠ متر', 'minArea=50 place=Beirut types=shop'],
  [
    'فيلا ٦ غرف مع مسبح وملحق في الدوحة بأقل من ٥ ملايين ريال',
    'currency=QAR features=pool,annexe maxPrice=5000000 minBeds=6 place=Doha types=villa',
  ],
  ['شقة قريبة من الجامعة في إربد للطالبات', 'place=Irbid types=flat*'],
  ['مستودع للإيجار في الرياض ١٠٠٠ متر مربع', 'minArea=1000 place=Riyadh purpose=lease types=warehouse'],
  ['شقة بالاسكندرية سيدي بشر بحري ٣ غرف', 'minBeds=3 place=Sidi Bishr types=flat*'],
  ['منزل ريفي في طرطوس مع أرض ٢٠٠٠ متر', 'minPlot=2000 place=Ţarţūs types=countryHouse'],
  [
    'شقة للإيجار في المنامة الجفير مع جيم ومسبح ٣٥٠ دينار',
    'currency=BHD features=gym,pool maxPrice=350 place=Juffair purpose=rent types=flat*',
  ],
  ['شقة من غرفتين إلى ثلاث غرف في وهران', 'maxBeds=3 minBeds=2 place=Oran types=flat*'],
  ['بيت مستقل في إربد مع كراج وحديقة', 'features=garage,garden place=Irbid types=detached'],
  [
    'شقة للايجار في الكويت السالمية غرفتين ٣٠٠ دينار',
    'currency=KWD maxPrice=300 minBeds=2 place=As Sālimīyah purpose=rent types=flat*',
  ],
  ['أرض سكنية في بريدة ٩٠٠ متر', 'minPlot=900 place=Buraydah types=plotResidential'],
  ['شقة مفروشة بالقاهرة الزمالك بإطلالة على النيل', 'features=openView furnished=1 place=Zamalek types=flat*'],
  [
    'استوديو للايجار في بيروت الحمرا ٤٠٠ دولار بالشهر',
    'currency=USD maxPrice=400 place=Hamra purpose=rent types=studio',
  ],
  ['تاون هاوس في أبوظبي جزيرة ياس ٣ غرف', 'minBeds=3 place=Yas Island types=townhouse'],
  ['محل تجاري للكراء في الدار البيضاء المعاريف ٨٠ متر', 'minArea=80 place=Maârif purpose=lease types=shop'],
  [
    'شقة بدون فرش في المنصورة أقل من ٥ آلاف جنيه شهريا',
    'currency=EGP maxPrice=5000 not=فرش place=Al Manşūrah purpose=rent types=flat*',
  ],
  [
    'بيت صيفي في اللاذقية على البحر لشهر يوليو',
    'features=waterfront place=Latakia purpose=rentShort types=house*',
  ],
  ['شقة طابق أرضي مع حديقة في عمان خلدا', 'features=garden place=Khalda types=groundFloorFlat'],
  [
    'دور للايجار في الرياض حي العارض ٥ غرف ٤٥ ألف',
    'maxPrice=45000 minBeds=5 place=Al Arid purpose=rent types=flat*',
  ],
  ['شقة أربع غرف في نابلس قريبة من المدارس', 'minBeds=4 place=Nablus types=flat*'],
  ['شقة للبيع في مدينتي ١٣٠ متر بحديقة', 'features=garden minArea=130 place=Madinaty types=flat*'],
  [
    'فيلا للإيجار في جدة أبحر قريبة من البحر ١٢٠ ألف بالسنة',
    'maxPrice=120000 period=year place=Obhur purpose=rent sea=2000 types=villa',
  ],
  [
    'استوديو مفروش في الرياض العليا ٢٥٠٠ ريال شهريا',
    'currency=SAR furnished=1 maxPrice=2500 place=Al Olaya purpose=rent types=studio',
  ],
  ['شقة غرفتين وحمامين في الشارقة المجاز', 'minBaths=2 minBeds=2 place=Al Majaz types=flat*'],
  ['أرض تجارية في المدينة المنورة', 'place=Medina types=plotCommercial'],
  [
    'شقة للكراء في فاس مفروشة أقل من ٤ آلاف درهم',
    'currency=MAD furnished=1 maxPrice=4000 place=Fès purpose=rent types=flat*',
  ],
  [
    'دوبلكس في الجيزة الهرم ٤ غرف و٣ حمامات بأقل من ٣ مليون',
    'maxPrice=3000000 minBaths=3 minBeds=4 place=Haram types=duplex',
  ],
  ['محل للإيجار في عمان الصويفية ٦٠ متر', 'minArea=60 place=Sweifieh purpose=lease types=shop'],
  ['شقة جديدة بالكويت حولي ثلاث غرف مع موقف', 'features=parking minBeds=3 new=1 place=Ḩawallī types=flat*'],
]
