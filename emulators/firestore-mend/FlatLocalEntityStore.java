package com.google.cloud.datastore.emulator.impl.storage;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.cloud.datastore.core.exception.DatastoreException;
import com.google.cloud.datastore.core.rep.EntityRef;
import com.google.cloud.datastore.emulator.impl.transactions.CollectionLockType;
import com.google.cloud.datastore.emulator.impl.transactions.EmulatorTransactionManager.EmulatorTransaction;
import com.google.cloud.datastore.emulator.impl.transactions.EntityLockType;
import com.google.cloud.datastore.emulator.impl.transactions.LockManager;
import com.google.cloud.datastore.emulator.impl.transactions.OwnerRequest;
import com.google.cloud.datastore.emulator.impl.transactions.StateManager;
import com.google.cloud.datastore.emulator.impl.util.EntityReadResult;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.time.TimeSource;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Replaces the Firestore emulator's own class of this name, which holds all documents. The original has one map of them, and each
 * query looks at every document of the database, also at those that were deleted, or that were only asked for. This class has a map
 * for each collection id, and only writing a document adds it.
 */
public final class FlatLocalEntityStore extends LocalEntityStore {
  private final Map<String, Map<EntityRef, StoredEntity.History>> collections = new ConcurrentHashMap<>();
  private final TimeSource clock;
  private final Duration historyThreshold;
  private final LockManager lockManager;
  private final StateManager stateManager;

  public FlatLocalEntityStore(
      TimeSource clock, Duration historyThreshold, LockManager lockManager, StateManager stateManager) {
    this.clock = clock;
    this.historyThreshold = historyThreshold;
    this.lockManager = lockManager;
    this.stateManager = stateManager;
  }

  @Override
  public ReadView snapshot(Instant timestamp) {
    return new Snapshot(timestamp);
  }

  @Override
  public ReadView read(EmulatorTransaction transaction) throws DatastoreException {
    return new LockedView(transaction);
  }

  @Override
  public ReadWriteView readWrite(EmulatorTransaction transaction, Set<EntityRef> writeHints)
      throws DatastoreException {
    return new WritableView(transaction, writeHints);
  }

  private Map<EntityRef, StoredEntity.History> collection(String id) {
    return collections.getOrDefault(id, Map.of());
  }

  private StoredEntity.History historyOf(EntityRef ref) {
    StoredEntity.History history = collection(ref.collectionId()).get(ref);
    return history == null ? new StoredEntity.History(historyThreshold) : history;
  }

  /** A transaction holds the lock of the document. */
  private EntityReadResult write(EntityRef ref, EntityMutation mutation, Instant now) {
    StoredEntity.History history = historyOf(ref);
    StoredEntity latest = history.latest();
    if (!latest.entity().equals(mutation.entity()) || mutation.resetCreateTime()) {
      latest = latest.updated(mutation, now);
      collections
          .computeIfAbsent(ref.collectionId(), id -> new ConcurrentHashMap<>())
          .put(ref, history.withNewState(latest));
    }
    return result(ref, latest, now);
  }

  private static EntityReadResult result(EntityRef ref, StoredEntity stored, Instant readAt) {
    return EntityReadResult.builder()
        .ref(ref)
        .entity(stored.entity())
        .createdAt(stored.createdAt())
        .updatedAt(stored.commitTimestamp())
        .readAt(readAt)
        .build();
  }

  private static ImmutableMap<EntityRef, EntityReadResult> results(
      Stream<Map.Entry<EntityRef, StoredEntity.History>> rows,
      Function<StoredEntity.History, StoredEntity> state,
      Instant readAt) {
    return rows.collect(
        toImmutableMap(
            Map.Entry::getKey, row -> result(row.getKey(), state.apply(row.getValue()), readAt)));
  }

  private Stream<Map.Entry<EntityRef, StoredEntity.History>> rowsOf(Set<EntityRef> refs) {
    return refs.stream().map(ref -> Map.entry(ref, historyOf(ref)));
  }

  /** The documents as they were at a time. */
  private final class Snapshot implements ReadView {
    private final Instant timestamp;

    Snapshot(Instant timestamp) {
      this.timestamp = timestamp;
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> get(Set<EntityRef> refs) {
      return then(rowsOf(refs));
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> get(String collectionId) {
      return then(collection(collectionId).entrySet().stream());
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> all() {
      return then(collections.values().stream().flatMap(rows -> rows.entrySet().stream()));
    }

    @Override
    public void close() {}

    private ImmutableMap<EntityRef, EntityReadResult> then(
        Stream<Map.Entry<EntityRef, StoredEntity.History>> rows) {
      return results(rows, history -> history.atInstant(timestamp), timestamp);
    }
  }

  /** The newest documents, which a transaction locks as it reads them. */
  private class LockedView implements ReadView {
    final long handle;

    LockedView(EmulatorTransaction transaction) throws DatastoreException {
      handle = transaction.handle();
      stateManager.toActive(handle);
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> get(Set<EntityRef> refs) throws DatastoreException {
      lockManager.acquireLocks(
          handle,
          refs.stream()
              .map(ref -> OwnerRequest.entity(ref, EntityLockType.READ))
              .collect(toImmutableList()));
      return newest(rowsOf(refs));
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> get(String collectionId) throws DatastoreException {
      lockManager.acquireLocks(
          handle, ImmutableList.of(OwnerRequest.kind(collectionId, CollectionLockType.READ)));
      return newest(collection(collectionId).entrySet().stream());
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> all() {
      throw new UnsupportedOperationException();
    }

    @Override
    public void close() throws DatastoreException {
      stateManager.toIdle(handle);
    }

    private ImmutableMap<EntityRef, EntityReadResult> newest(
        Stream<Map.Entry<EntityRef, StoredEntity.History>> rows) {
      return results(rows, StoredEntity.History::latest, clock.instant());
    }
  }

  /** The newest documents, of which a transaction writes some. */
  private final class WritableView extends LockedView implements ReadWriteView {
    private final Set<EntityRef> writeHints;

    WritableView(EmulatorTransaction transaction, Set<EntityRef> writeHints) throws DatastoreException {
      super(transaction);
      this.writeHints = writeHints;
      lockManager.acquireLocks(
          handle,
          writeHints.stream()
              .flatMap(
                  ref ->
                      Stream.of(
                          OwnerRequest.entity(ref, EntityLockType.WRITE),
                          OwnerRequest.kind(ref.collectionId(), CollectionLockType.WRITE)))
              .collect(toImmutableList()));
    }

    @Override
    public ImmutableMap<EntityRef, EntityReadResult> commit(ImmutableMap<EntityRef, EntityMutation> mutations)
        throws DatastoreException {
      checkArgument(writeHints.containsAll(mutations.keySet()));
      stateManager.toCommit(handle);
      Instant now = clock.instant();
      return mutations.entrySet().stream()
          .collect(
              toImmutableMap(
                  Map.Entry::getKey, each -> write(each.getKey(), each.getValue(), now)));
    }

    @Override
    public void close() throws DatastoreException {
      stateManager.finish(handle);
      lockManager.tick();
    }
  }
}
