import com.google.common.util.concurrent.FutureCallback;
import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.MoreExecutors;
import com.google.common.util.concurrent.SettableFuture;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.common.EvaluationException;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.gson.JsonObject;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.stream.Collectors;

/**
 * One request to Storage, judged by a ruleset that may ask for Firestore documents on the way.
 *
 * <p>The emulator keeps one question open at a time for a verification, while the evaluator may want
 * documents for several {@code allow} statements at once: they are asked for one after the other, and a
 * verdict that is known while a question is open waits for its answer. All of this happens on the thread
 * that reads the emulator's lines.
 */
final class RulesVerification {
  /** Where answers and questions go: the protocol, seen from a verification. */
  interface Emulator {
    void askForDocument(String path);

    void answer(boolean permit, Optional<String> warning);

    void debug(ExpressionValue value);
  }

  /** Production refuses a third document in one evaluation of Storage rules; repetitions do not count. */
  private static final int MAX_DOCUMENTS = 2;

  private final Emulator emulator;
  private final Map<String, SettableFuture<Optional<JsonObject>>> documents = new HashMap<>();
  private final Queue<String> wanted = new ArrayDeque<>();
  private Optional<String> open = Optional.empty();
  private Optional<Runnable> verdict = Optional.empty();

  RulesVerification(Emulator emulator) {
    this.emulator = emulator;
  }

  /** Starts judging; the verdict goes to the emulator, at once or after its answers to questions. */
  void start(RulesetAst ruleset, RuleContext.Builder request) {
    request
        .supplyFunction(function("firestore.get", this::firestoreGet))
        .supplyFunction(function("firestore.exists", this::firestoreExists))
        .supplyFunction(function("debug", this::debug));
    Futures.addCallback(
        new DefaultEvaluator(ruleset).evaluate(request.build()),
        new FutureCallback<EvaluationResult>() {
          @Override
          public void onSuccess(EvaluationResult result) {
            conclude(() -> emulator.answer(result.permit(), Optional.empty()));
          }

          @Override
          public void onFailure(Throwable error) {
            conclude(() -> emulator.answer(false, Optional.of(String.valueOf(error.getMessage()))));
          }
        },
        MoreExecutors.directExecutor());
  }

  /** Goes on with the answer to the open question; empty where there is no such document. */
  void documentArrived(Optional<JsonObject> document) {
    documents.get(open.orElseThrow()).set(document);
    open = Optional.empty();
    proceed();
  }

  private void conclude(Runnable answer) {
    verdict = Optional.of(answer);
    proceed();
  }

  /** Answers if the verdict is known, else asks what is wanted next; neither while a question is open. */
  private void proceed() {
    if (open.isPresent()) return;
    if (verdict.isPresent()) {
      verdict.get().run();
    } else if (!wanted.isEmpty()) {
      open = Optional.of(wanted.remove());
      emulator.askForDocument(open.get());
    }
  }

  private ListenableFuture<ExpressionValue> firestoreExists(ExecutionRequest call)
      throws EvaluationException {
    return Futures.transform(
        load(call),
        document -> ExpressionValueUtils.createValue(document.isPresent()),
        MoreExecutors.directExecutor());
  }

  private ListenableFuture<ExpressionValue> firestoreGet(ExecutionRequest call) throws EvaluationException {
    return Futures.transformAsync(
        load(call),
        document -> {
          if (document.isEmpty()) throw refused(call, "there is no such document");
          return Futures.immediateFuture(FirestoreValues.resource(document.get(), pathOf(call)));
        },
        MoreExecutors.directExecutor());
  }

  private ListenableFuture<ExpressionValue> debug(ExecutionRequest call) {
    emulator.debug(call.getArguments(0));
    return Futures.immediateFuture(call.getArguments(0));
  }

  private ListenableFuture<Optional<JsonObject>> load(ExecutionRequest call) throws EvaluationException {
    String path =
        pathOf(call).stream().map(RulesVerification::encode).collect(Collectors.joining("/", "/", ""));
    SettableFuture<Optional<JsonObject>> known = documents.get(path);
    if (known != null) return known;
    if (documents.size() == MAX_DOCUMENTS) throw refused(call, "a third document in one evaluation");
    SettableFuture<Optional<JsonObject>> document = SettableFuture.create();
    documents.put(path, document);
    wanted.add(path);
    proceed();
    return document;
  }

  private static List<String> pathOf(ExecutionRequest call) throws EvaluationException {
    return ExpressionValueUtils.getPathSegments(
        call.getSourcePosition(), call.getArguments(0).getPathValue());
  }

  private static String encode(String segment) {
    return URLEncoder.encode(segment, StandardCharsets.UTF_8).replace("+", "%20");
  }

  private static EvaluationException refused(ExecutionRequest call, String reason) {
    return EvaluationException.makeServiceCallError(
        call.getSourcePosition(), call.getFunctionName(), reason, new IllegalArgumentException(reason));
  }

  private interface Body {
    ListenableFuture<ExpressionValue> evaluate(ExecutionRequest call) throws EvaluationException;
  }

  private static AsyncRuntimeFunction function(String name, Body body) {
    return new AsyncRuntimeFunction() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public ListenableFuture<ExecutionResponse> execute(ExecutionRequest call) {
        try {
          return Futures.transform(
              body.evaluate(call), ExpressionValueUtils::createResponse, MoreExecutors.directExecutor());
        } catch (EvaluationException error) {
          return Futures.immediateFailedFuture(error);
        }
      }
    };
  }
}
