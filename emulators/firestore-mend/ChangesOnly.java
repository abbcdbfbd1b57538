package com.google.cloud.datastore.emulator.firestore.webchannel;

import com.google.firestore.v1.Document;
import com.google.firestore.v1.DocumentChange;
import com.google.firestore.v1.DocumentRemove;
import com.google.firestore.v1.ListenResponse;
import com.google.firestore.v1.Target;
import com.google.firestore.v1.TargetChange;
import com.google.protobuf.Timestamp;
import io.grpc.stub.StreamObserver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Sends the listeners of one browser only what changed, as Firestore does. At every commit that touches the result of a query, the
 * emulator resets the query and sends its whole result again: a page that listens to 2,000 documents then handles 2,000 documents
 * for the change of one. This class holds the reset back, and compares the result that follows with what the browser has.
 */
final class ChangesOnly implements StreamObserver<ListenResponse> {
  private final StreamObserver<ListenResponse> browser;
  private final Map<Integer, Listener> listeners = new HashMap<>();

  ChangesOnly(StreamObserver<ListenResponse> browser) {
    this.browser = browser;
  }

  /** Called before the emulator gets a browser's new target. The same id may have been another target before. */
  synchronized void add(Target target) {
    boolean resumes = target.getResumeTypeCase() != Target.ResumeTypeCase.RESUMETYPE_NOT_SET;
    listeners.put(target.getTargetId(), new Listener(!resumes));
  }

  synchronized void remove(int targetId) {
    listeners.remove(targetId);
  }

  @Override
  public synchronized void onNext(ListenResponse response) {
    switch (response.getResponseTypeCase()) {
      case TARGET_CHANGE -> sendTargetChange(response);
      case DOCUMENT_CHANGE -> sendDocument(response);
      case DOCUMENT_DELETE -> {
        forget(response.getDocumentDelete().getDocument(), response.getDocumentDelete().getRemovedTargetIdsList());
        browser.onNext(response);
      }
      case DOCUMENT_REMOVE -> {
        forget(response.getDocumentRemove().getDocument(), response.getDocumentRemove().getRemovedTargetIdsList());
        browser.onNext(response);
      }
      default -> browser.onNext(response);
    }
  }

  @Override
  public synchronized void onError(Throwable error) {
    browser.onError(error);
  }

  @Override
  public synchronized void onCompleted() {
    browser.onCompleted();
  }

  private void sendTargetChange(ListenResponse response) {
    TargetChange change = response.getTargetChange();
    switch (change.getTargetChangeType()) {
      case RESET -> {
        TargetChange.Builder sent = change.toBuilder().clearTargetIds();
        for (int id : change.getTargetIdsList()) {
          Listener listener = listeners.get(id);
          if (listener == null || !listener.reset()) sent.addTargetIds(id);
        }
        if (sent.getTargetIdsCount() == 0 && change.getTargetIdsCount() > 0) return;
        browser.onNext(response.toBuilder().setTargetChange(sent).build());
      }
      case CURRENT -> {
        for (int id : change.getTargetIdsList()) {
          Listener listener = listeners.get(id);
          if (listener == null) continue;
          for (String name : listener.complete()) browser.onNext(removal(name, id, change.getReadTime()));
        }
        browser.onNext(response);
      }
      case ADD -> {
        // A target that takes the id of one just removed: that one's end, which arrives after the request, ended this listener too.
        change.getTargetIdsList().forEach(id -> listeners.putIfAbsent(id, new Listener(false)));
        browser.onNext(response);
      }
      case REMOVE -> {
        change.getTargetIdsList().forEach(listeners::remove);
        browser.onNext(response);
      }
      default -> browser.onNext(response);
    }
  }

  private void sendDocument(ListenResponse response) {
    DocumentChange change = response.getDocumentChange();
    forget(change.getDocument().getName(), change.getRemovedTargetIdsList());
    DocumentChange.Builder sent = change.toBuilder().clearTargetIds();
    for (int id : change.getTargetIdsList()) {
      Listener listener = listeners.get(id);
      if (listener == null || listener.isNew(change.getDocument())) sent.addTargetIds(id);
    }
    if (sent.getTargetIdsCount() == 0 && sent.getRemovedTargetIdsCount() == 0) return;
    browser.onNext(response.toBuilder().setDocumentChange(sent).build());
  }

  private void forget(String name, List<Integer> targetIds) {
    for (int id : targetIds) {
      Listener listener = listeners.get(id);
      if (listener != null) listener.forget(name);
    }
  }

  private static ListenResponse removal(String name, int targetId, Timestamp readTime) {
    DocumentRemove.Builder removal = DocumentRemove.newBuilder().setDocument(name).addRemovedTargetIds(targetId).setReadTime(readTime);
    return ListenResponse.newBuilder().setDocumentRemove(removal).build();
  }

  /** What a browser has of the result of one target. */
  private static final class Listener {
    private final Map<String, Timestamp> documents = new HashMap<>();

    /** The names of the documents that have come since a reset; null where no reset is held back. */
    private Set<String> sinceReset;

    /** Whether `documents` is all that the browser has. It is not where the browser goes on with an earlier result. */
    private boolean isWhole;

    Listener(boolean isWhole) {
      this.isWhole = isWhole;
    }

    /** Returns whether the browser can do without the reset. */
    boolean reset() {
      if (isWhole) {
        sinceReset = new HashSet<>();
        return true;
      }
      documents.clear();
      isWhole = true;
      return false;
    }

    boolean isNew(Document document) {
      if (sinceReset != null) sinceReset.add(document.getName());
      return !document.getUpdateTime().equals(documents.put(document.getName(), document.getUpdateTime()));
    }

    void forget(String name) {
      documents.remove(name);
    }

    /** Ends a reset that was held back. Returns the names of the documents that did not come again. */
    List<String> complete() {
      if (sinceReset == null) return List.of();
      List<String> gone = new ArrayList<>(documents.keySet());
      gone.removeAll(sinceReset);
      documents.keySet().retainAll(sinceReset);
      sinceReset = null;
      return gone;
    }
  }
}
