import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The rules runtime of the Storage emulator: one JSON message a line, requests on stdin, answers on stdout.
 *
 * <p>Requests are {@code load_ruleset} and {@code verify}. While it verifies, the runtime may ask back for a
 * Firestore document ({@code fetch_firestore_document}); the answer comes as a message without an action.
 * The emulator gives that answer the id of the question and expects all that follows under it, so one id
 * serves for a verification, its questions and their answers.
 */
public final class StorageRulesRuntime {
  /** The emulator waits for a message with this id before it sends requests. */
  private static final int READY = -1;

  /** What production's compiler accepts and the engine leaves off by default. */
  private static final FirebaseRulesLangOptions LANGUAGE =
      FirebaseRulesLangOptions.builder().allowCrossServiceRules(true).allowTernaryOperator(true).build();

  private final PrintStream out;
  private final Map<String, RulesetAst> rulesets = new HashMap<>();
  private final Map<Integer, RulesVerification> verifications = new HashMap<>();

  private StorageRulesRuntime(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err); // whatever the rules engine prints must not mix with the protocol
    StorageRulesRuntime runtime = new StorageRulesRuntime(out);
    runtime.send(message(READY));
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      runtime.handle(JsonParser.parseString(line).getAsJsonObject());
    }
  }

  private void handle(JsonObject request) {
    int id = request.get("id").getAsInt();
    try {
      if (!request.has("action")) {
        verifications.get(id).documentArrived(Optional.ofNullable(request.getAsJsonObject("result")));
        return;
      }
      JsonObject context = request.getAsJsonObject("context");
      switch (request.get("action").getAsString()) {
        case "load_ruleset" -> loadRuleset(id, context);
        case "verify" -> verify(id, context);
        default -> sendError(id, "unknown action " + request.get("action"));
      }
    } catch (InvalidProtocolBufferException | RuntimeException error) {
      verifications.remove(id);
      sendError(id, error.toString());
    }
  }

  private void loadRuleset(int id, JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(file.get("name").getAsString())
              .setContent(file.get("content").getAsString()));
    }
    CompileResult compiled = FirebaseRulesProtoCompiler.createStandalone(LANGUAGE).compile(source);
    JsonObject answer = message(id);
    for (Issue issue : compiled.getIssues()) {
      String kind = issue.getSeverity() == Issue.Severity.ERROR ? "errors" : "warnings";
      answer.getAsJsonArray(kind).add(describe(issue));
    }
    if (!compiled.hasCompilationError()) {
      rulesets.put(context.get("rulesetName").getAsString(), compiled.getRulesetAst());
      JsonObject result = new JsonObject();
      result.addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
      answer.add("result", result);
    }
    send(answer);
  }

  private static String describe(Issue issue) {
    SourcePosition at = issue.getSourcePosition();
    String place = "%s:%d:%d".formatted(at.getFileName(), at.getLine(), at.getColumn());
    return "%s - %s %s".formatted(place, issue.getSeverity(), issue.getDescription());
  }

  private void verify(int id, JsonObject context) throws InvalidProtocolBufferException {
    RuleContext.Builder request =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .path(context.get("path").getAsString())
            .method(context.get("method").getAsString());
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().ignoringUnknownFields().merge(variable.getValue().toString(), value);
      request.supplyVariable(variable.getKey(), value.build());
    }
    RulesVerification verification = new RulesVerification(new Reply(id));
    verifications.put(id, verification);
    verification.start(rulesets.get(context.get("rulesetName").getAsString()), request);
  }

  /** What a verification says to the emulator, under the id of its request. */
  private final class Reply implements RulesVerification.Emulator {
    private final int id;

    Reply(int id) {
      this.id = id;
    }

    @Override
    public void askForDocument(String path) {
      JsonObject context = new JsonObject();
      context.addProperty("path", path);
      JsonObject question = message(id);
      question.addProperty("server_request_id", id);
      question.addProperty("action", "fetch_firestore_document");
      question.add("context", context);
      send(question);
    }

    @Override
    public void answer(boolean permit, Optional<String> warning) {
      JsonObject result = new JsonObject();
      result.addProperty("permit", permit);
      JsonObject answer = message(id);
      answer.add("result", result);
      warning.ifPresent(answer.getAsJsonArray("warnings")::add);
      verifications.remove(id);
      send(answer);
    }

    @Override
    public void debug(ExpressionValue value) {
      out.println("debug: " + value); // the emulator logs a line that is not JSON
    }
  }

  private static JsonObject message(int id) {
    JsonObject message = new JsonObject();
    message.addProperty("id", id);
    message.addProperty("status", "ok");
    message.add("errors", new JsonArray());
    message.add("warnings", new JsonArray());
    return message;
  }

  private void sendError(int id, String error) {
    JsonObject answer = message(id);
    answer.getAsJsonArray("errors").add(error);
    send(answer);
  }

  private void send(JsonObject message) {
    out.println(message);
  }
}
