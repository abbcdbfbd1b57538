package com.google.cloud.datastore.emulator.firestore.webchannel;

import com.google.cloud.datastore.core.exception.DatastoreException;
import com.google.cloud.datastore.emulator.impl.firestore.CloudFirestoreV1ListenStream;
import com.google.cloud.datastore.emulator.impl.firestore.CloudFirestoreV1Router;
import com.google.cloud.datastore.emulator.impl.util.WrappedStreamObserver;
import com.google.cloud.datastore.emulator.impl.watch.TargetId;
import com.google.firestore.v1.ListenRequest;
import com.google.firestore.v1.ListenResponse;
import com.google.net.webchannel.server.AsyncWebChannel;
import com.google.net.webchannel.server.ErrorStatus;
import io.grpc.stub.StreamObserver;
import java.lang.reflect.Field;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Replaces the Firestore emulator's own class of this name, which handles the requests of browsers to listen. The original only
 * logs that a browser's channel is closed, so the emulator keeps the listeners of every page that was ever open, and runs all of
 * their queries at every write. This class removes the listeners of a channel that is closed, or whose browser is gone, and
 * sends the others only what changed ({@link ChangesOnly}). No commit comes between the time of which a new listener gets the
 * documents and its registration: that listener would never hear of it.
 */
final class FirestoreV1WebChannelAdapter$FirestoreListenHandler extends AsyncWebChannel.Handler<String> {
  private static final int SECONDS_BETWEEN_CHECKS = 10;

  /** A browser with an open page requests changes again as soon as it has an answer. */
  private static final int SECONDS_WITHOUT_REQUEST = 60;

  /** The emulator ends each answer within 75 seconds: with its next message after 45 seconds, and it sends two a minute. */
  private static final int SECONDS_OF_ONE_REQUEST = 120;

  private static final ScheduledExecutorService CHECKS =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "web-channel-checks");
            thread.setDaemon(true);
            return thread;
          });

  private final AsyncWebChannel<String> channel;
  private final ChangesOnly changes;
  private final CloudFirestoreV1ListenStream stream;

  /** Locked while the emulator sends a commit to listeners. */
  private final Object commits;

  private final ScheduledFuture<?> checks;
  private Object lastRequest;
  private int secondsUnchanged;

  FirestoreV1WebChannelAdapter$FirestoreListenHandler(CloudFirestoreV1Router router, AsyncWebChannel<String> channel) {
    this.channel = channel;
    try {
      changes = new ChangesOnly(observer(channel));
      stream = router.listenStream(new WrappedStreamObserver<>(changes));
      commits = valueOf(stream, "manager");
    } catch (DatastoreException | ReflectiveOperationException error) {
      throw new IllegalStateException(error);
    }
    checks = CHECKS.scheduleWithFixedDelay(this::check, SECONDS_BETWEEN_CHECKS, SECONDS_BETWEEN_CHECKS, TimeUnit.SECONDS);
  }

  /** The emulator's own class that sends answers to a browser. The compiler does not find it, as it is a private member of another. */
  @SuppressWarnings("unchecked")
  private static StreamObserver<ListenResponse> observer(AsyncWebChannel<String> channel) throws ReflectiveOperationException {
    Class<?> own = Class.forName(FirestoreV1WebChannelAdapter.class.getName() + "$WebChannelObserver");
    return (StreamObserver<ListenResponse>) own.getDeclaredConstructor(AsyncWebChannel.class).newInstance(channel);
  }

  @Override
  public void onMessage(String message) {
    ListenRequest request = JsonToProtoConverter.toListenRequest(message);
    synchronized (commits) {
      if (request.hasAddTarget()) changes.add(request.getAddTarget());
      if (request.getRemoveTarget() != 0) changes.remove(request.getRemoveTarget());
      stream.onNext(request);
    }
  }

  @Override
  public void onMetadata(String key, String value) {}

  @Override
  public void onClose() {
    removeListeners();
  }

  @Override
  public void onError(ErrorStatus status) {
    removeListeners();
  }

  private void check() {
    Object request = openRequest();
    secondsUnchanged = request == lastRequest ? secondsUnchanged + SECONDS_BETWEEN_CHECKS : 0;
    lastRequest = request;
    if (secondsUnchanged < (request == null ? SECONDS_WITHOUT_REQUEST : SECONDS_OF_ONE_REQUEST)) return;
    removeListeners();
    // A browser that was only asleep finds no channel when it wakes up. Its SDK then opens another one and listens again.
    channel.abort();
  }

  /** The browser's pending request for changes; null where there is none. */
  private Object openRequest() {
    try {
      return valueOf(valueOf(valueOf(channel, "channelInternal"), "backChannel"), "writer");
    } catch (ReflectiveOperationException error) {
      throw new IllegalStateException(error);
    }
  }

  private static Object valueOf(Object owner, String name) throws ReflectiveOperationException {
    Field field = owner.getClass().getDeclaredField(name);
    field.setAccessible(true);
    return field.get(owner);
  }

  private void removeListeners() {
    checks.cancel(false);
    for (TargetId target : stream.targetIds()) {
      stream.onNext(ListenRequest.newBuilder().setRemoveTarget(target.id()).build());
    }
  }
}
