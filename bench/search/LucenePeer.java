// bench: the same homes and questions in Lucene, as one shard of a search server holds them, without the server around it.
// Reads homes (argument 0) and questions (1) as tab-separated lines, writes answers and times to (2) and an index to (3).
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import org.apache.lucene.analysis.core.WhitespaceAnalyzer;
import org.apache.lucene.document.*;
import org.apache.lucene.geo.Polygon;
import org.apache.lucene.index.*;
import org.apache.lucene.search.*;
import org.apache.lucene.store.*;

public class LucenePeer {
  static final String[] FACETS = {"type", "beds", "baths", "tenure", "energy", "priceBin", "areaBin"};

  public static void main(String[] args) throws Exception {
    Directory directory = MMapDirectory.open(Paths.get(args[3]));
    long started = System.nanoTime();
    build(directory, args[0]);
    double built = (System.nanoTime() - started) / 1e9;
    long bytes = 0;
    for (String file : directory.listAll()) bytes += directory.fileLength(file);
    try (DirectoryReader reader = DirectoryReader.open(directory); PrintWriter out = new PrintWriter(args[2], StandardCharsets.UTF_8)) {
      IndexSearcher searcher = new IndexSearcher(reader);
      searcher.setQueryCachingPolicy(new UsageTrackingQueryCachingPolicy());
      List<Map<String, String>> questions = readQuestions(args[1]);
      int rounds = 5;
      double[][] times = new double[questions.size()][rounds];
      String[] answers = new String[questions.size()];
      for (int round = -2; round < rounds; round++)
        for (int at = 0; at < questions.size(); at++) {
          long before = System.nanoTime();
          String answer = ask(searcher, questions.get(at));
          if (round >= 0) times[at][round] = (System.nanoTime() - before) / 1e6;
          answers[at] = answer;
        }
      out.printf(Locale.ROOT, "%f\t%d%n", built, bytes);
      for (int at = 0; at < answers.length; at++) {
        StringBuilder line = new StringBuilder(answers[at]);
        for (double time : times[at]) line.append('\t').append(time);
        out.println(line);
      }
    }
  }

  static void build(Directory directory, String path) throws IOException {
    IndexWriterConfig config = new IndexWriterConfig(new WhitespaceAnalyzer());
    config.setRAMBufferSizeMB(512);
    try (IndexWriter writer = new IndexWriter(directory, config);
        BufferedReader lines = Files.newBufferedReader(Paths.get(path), StandardCharsets.UTF_8)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) writer.addDocument(document(line.split("\t", -1)));
      writer.forceMerge(1);
    }
  }

  // number, purpose, open, type, x, y, price, area, beds, baths, tenure, energy, priceBin, areaBin, listed, features, words
  static Document document(String[] field) {
    Document home = new Document();
    home.add(new NumericDocValuesField("number", Long.parseLong(field[0])));
    home.add(new StringField("purpose", field[1], Field.Store.NO));
    home.add(new StringField("open", field[2], Field.Store.NO));
    home.add(new StringField("typeName", field[3], Field.Store.NO));
    if (!field[4].isEmpty()) {
      int x = Integer.parseInt(field[4]), y = Integer.parseInt(field[5]);
      home.add(new IntPoint("xy", x, y));
      home.add(new LatLonPoint("point", y / 1e5, x / 1e5));
      home.add(new NumericDocValuesField("x", x));
      home.add(new NumericDocValuesField("y", y));
    }
    number(home, "price", field[6]);
    number(home, "area", field[7]);
    number(home, "bedrooms", field[8]);
    number(home, "bathrooms", field[9]);
    String[] codes = field[10].split(",");
    for (int at = 0; at < FACETS.length; at++) home.add(new NumericDocValuesField(FACETS[at], Long.parseLong(codes[at])));
    home.add(new NumericDocValuesField("listed", Long.parseLong(field[11])));
    home.add(new NumericDocValuesField("features", Long.parseLong(field[12])));
    for (String feature : field[13].split(" ")) if (!feature.isEmpty()) home.add(new StringField("feature", feature, Field.Store.NO));
    home.add(new TextField("words", field[14], Field.Store.NO));
    return home;
  }

  static void number(Document home, String name, String value) {
    if (value.isEmpty()) return;
    home.add(new LongPoint(name, Long.parseLong(value)));
    home.add(new NumericDocValuesField(name, Long.parseLong(value)));
  }

  static List<Map<String, String>> readQuestions(String path) throws IOException {
    List<Map<String, String>> questions = new ArrayList<>();
    for (String line : Files.readAllLines(Paths.get(path))) {
      Map<String, String> question = new HashMap<>();
      for (String part : line.split("\t")) {
        int split = part.indexOf('=');
        if (split > 0) question.put(part.substring(0, split), part.substring(split + 1));
      }
      questions.add(question);
    }
    return questions;
  }

  /** Total, the numbers of the page, and how many homes have each of 62 features. Every other facet is counted too. */
  static String ask(IndexSearcher searcher, Map<String, String> question) throws IOException {
    Query query = queryOf(question);
    Counting counting = new Counting(question);
    String order = question.get("sort");
    StringBuilder page = new StringBuilder();
    SortField tie = new SortField("number", SortField.Type.LONG);
    SortField first = sortField(order);
    if (first == null) searcher.search(query, counting);
    else {
      TopFieldCollector top = TopFieldCollector.create(new Sort(first, tie), 24, Integer.MAX_VALUE);
      searcher.search(query, MultiCollector.wrap(top, counting));
      for (ScoreDoc doc : top.topDocs().scoreDocs) page.append(((FieldDoc) doc).fields[1]).append(' ');
    }
    StringBuilder features = new StringBuilder();
    for (int count : counting.features) features.append(count).append(' ');
    return counting.total + "\t" + page.toString().trim() + "\t" + features.toString().trim();
  }

  /** Distance and relevance are measured otherwise by Lucene; those pages are left out, the counting is not. */
  static SortField sortField(String order) {
    switch (order) {
      case "newest": return new SortField("listed", SortField.Type.LONG, true);
      case "price": return missing(new SortField("price", SortField.Type.LONG), Long.MAX_VALUE);
      case "-price": return missing(new SortField("price", SortField.Type.LONG, true), Long.MIN_VALUE);
      case "-area": return missing(new SortField("area", SortField.Type.LONG, true), Long.MIN_VALUE);
      default: return null;
    }
  }

  static SortField missing(SortField field, long value) {
    field.setMissingValue(value);
    return field;
  }

  static Query queryOf(Map<String, String> question) {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    String[] box = question.get("box").split(",");
    all.add(IntPoint.newRangeQuery("xy", new int[] {Integer.parseInt(box[0]), Integer.parseInt(box[1])},
        new int[] {Integer.parseInt(box[2]), Integer.parseInt(box[3])}), BooleanClause.Occur.FILTER);
    if (question.containsKey("area")) all.add(LatLonPoint.newPolygonQuery("point", polygon(question.get("area"))), BooleanClause.Occur.FILTER);
    if (question.containsKey("radius")) {
      String[] near = question.get("near").split(",");
      all.add(LatLonPoint.newDistanceQuery("point", Double.parseDouble(near[0]), Double.parseDouble(near[1]),
          Double.parseDouble(question.get("radius"))), BooleanClause.Occur.FILTER);
    }
    term(all, "purpose", question.get("purpose"));
    if (question.containsKey("open")) term(all, "open", "1");
    if (question.containsKey("types")) {
      BooleanQuery.Builder any = new BooleanQuery.Builder();
      for (String type : question.get("types").split(",")) any.add(new TermQuery(new Term("typeName", type)), BooleanClause.Occur.SHOULD);
      all.add(any.build(), BooleanClause.Occur.FILTER);
    }
    if (question.containsKey("features")) for (String feature : question.get("features").split(",")) term(all, "feature", feature);
    range(all, "price", question.get("minPrice"), question.get("maxPrice"));
    range(all, "area", question.get("minArea"), null);
    range(all, "bedrooms", question.get("minBeds"), null);
    range(all, "bathrooms", question.get("minBaths"), null);
    if (question.containsKey("q")) {
      String[] words = question.get("q").split(" ");
      for (int at = 0; at < words.length; at++) {
        Term word = new Term("words", words[at]);
        all.add(at == words.length - 1 ? new PrefixQuery(word) : new TermQuery(word), BooleanClause.Occur.FILTER);
      }
    }
    return all.build();
  }

  static void term(BooleanQuery.Builder all, String field, String value) {
    all.add(new TermQuery(new Term(field, value)), BooleanClause.Occur.FILTER);
  }

  static void range(BooleanQuery.Builder all, String field, String from, String to) {
    if (from == null && to == null) return;
    long least = from == null ? Long.MIN_VALUE : Long.parseLong(from), most = to == null ? Long.MAX_VALUE : Long.parseLong(to);
    all.add(new IndexOrDocValuesQuery(LongPoint.newRangeQuery(field, least, most),
        NumericDocValuesField.newSlowRangeQuery(field, least, most)), BooleanClause.Occur.FILTER);
  }

  static Polygon polygon(String text) {
    String[] numbers = text.split(",");
    int corners = numbers.length / 2;
    double[] lats = new double[corners + 1], lons = new double[corners + 1];
    for (int at = 0; at <= corners; at++) {
      lons[at] = Integer.parseInt(numbers[2 * (at % corners)]) / 1e5;
      lats[at] = Integer.parseInt(numbers[2 * (at % corners) + 1]) / 1e5;
    }
    return new Polygon(lats, lons);
  }

  /** Counts facets, features and cells from doc values, document by document. */
  static class Counting extends SimpleCollector {
    int total;
    final int[] features = new int[62];
    final int[][] counts = new int[FACETS.length][128];
    final int[] cells = new int[24 * 16];
    final long west, south;
    final double perColumn, perRow;
    NumericDocValues[] facets;
    NumericDocValues featureBits, xs, ys;

    Counting(Map<String, String> question) {
      String[] box = question.get("box").split(",");
      west = Long.parseLong(box[0]);
      south = Long.parseLong(box[1]);
      perColumn = 24.0 / (Long.parseLong(box[2]) - west + 1);
      perRow = 16.0 / (Long.parseLong(box[3]) - south + 1);
    }

    @Override protected void doSetNextReader(LeafReaderContext context) throws IOException {
      LeafReader reader = context.reader();
      facets = new NumericDocValues[FACETS.length];
      for (int at = 0; at < FACETS.length; at++) facets[at] = reader.getNumericDocValues(FACETS[at]);
      featureBits = reader.getNumericDocValues("features");
      xs = reader.getNumericDocValues("x");
      ys = reader.getNumericDocValues("y");
    }

    @Override public ScoreMode scoreMode() {
      return ScoreMode.COMPLETE_NO_SCORES;
    }

    @Override public void collect(int doc) throws IOException {
      total++;
      for (int at = 0; at < facets.length; at++) if (facets[at].advanceExact(doc)) counts[at][(int) facets[at].longValue()]++;
      if (featureBits.advanceExact(doc))
        for (long rest = featureBits.longValue(); rest != 0; rest &= rest - 1) features[Long.numberOfTrailingZeros(rest)]++;
      if (xs.advanceExact(doc) && ys.advanceExact(doc))
        cells[(int) ((ys.longValue() - south) * perRow) * 24 + (int) ((xs.longValue() - west) * perColumn)]++;
    }
  }
}
