import type { Sending } from '@waymark/model/entities/message';
import { LEAST_WRITING } from '@waymark/model/entities/message-length';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from '../../i18n/paths.ts';
import { sendMessage } from '../../services/messages-api.ts';
import type { CommonReason } from '../../session/failure.ts';
import type { MessageProblems } from './check-message.ts';
import { useDraft, type WrittenMessage } from './use-draft.ts';

type Check = typeof import('./check-message.ts');

/** Why a message was not sent. */
type NotSent = Extract<CommonReason, 'unreachable' | 'too-many' | 'gone' | 'broken'>;

/** The stage of a message. */
type Stage =
  | { name: 'writing' }
  | { name: 'sending' }
  /** The check could not be loaded. */
  | { name: 'unchecked' }
  | { name: 'refused'; problems: MessageProblems; check: Check }
  | { name: 'not-sent'; reason: NotSent }
  /** The address is where the answer will go. */
  | { name: 'sent'; email: string };

const WRITING: Stage = { name: 'writing' };

/** Who gets a message, and by which name its draft is stored. */
export type MessageRecipient = 'contact' | 'feedback' | { creatorId: string };

/** A message of a visitor: its draft, its problems once the visitor sends it, and what became of it. */
export function useMessage(recipient: MessageRecipient) {
  const locale = useLocale();
  const [opened] = useState(() => performance.now());
  const { draft, setDraft, clear, isStored } = useDraft(
    typeof recipient === 'string' ? recipient : recipient.creatorId,
  );
  const [stage, setStage] = useState(WRITING);

  const change = (changed: Partial<WrittenMessage>) => {
    // The server knows the former version by its key.
    const next = { ...draft, ...changed, key: undefined };
    setDraft(next);
    setStage(stage.name === 'refused' ? afterChange(stage, next) : WRITING);
  };

  /**
   * @param website what a program wrote into the field that people do not see
   * @param onRefused called once the invalid fields are marked
   */
  const send = async (website: string, onRefused: () => void) => {
    if (stage.name === 'sending') return;
    setStage({ name: 'sending' });
    const next = await stageAfter(website);
    flushSync(() => setStage(next));
    if (next.name === 'refused') onRefused();
    if (next.name === 'sent') clear();
  };

  async function stageAfter(website: string): Promise<Stage> {
    const checked = await checkedBy(draft);
    if (checked === undefined) return { name: 'unchecked' };
    const { check, problems } = checked;
    if (!isValid(problems)) return { name: 'refused', problems, check };
    // Programs are refused that send at once; a person who pasted a text waits for a moment.
    await sleep(LEAST_WRITING - (performance.now() - opened));
    const fields = check.sentForm(draft);
    const deliver = (key: string) => {
      setDraft({ ...draft, key });
      const openFor = Math.ceil(performance.now() - opened);
      return sendMessage({ ...fields, ...addressed(recipient), key, locale, website, openFor });
    };
    let failure = await deliver(draft.key ?? check.newKey());
    // The key belongs to another version, which was sent from another tab.
    if (failure?.reason === 'key-used') failure = await deliver(check.newKey());
    if (failure === undefined) return { name: 'sent', email: fields.email };
    const { reason } = failure;
    const isKnown = reason === 'unreachable' || reason === 'too-many' || reason === 'gone';
    return { name: 'not-sent', reason: isKnown ? reason : 'broken' };
  }

  return { draft, isStored, stage, change, send, writeAnother: () => setStage(WRITING) };
}

/** Undefined where the check cannot be loaded. */
async function checkedBy(
  draft: WrittenMessage,
): Promise<{ check: Check; problems: MessageProblems } | undefined> {
  try {
    const check = await loadCheck();
    return { check, problems: check.checkMessage(draft) };
  } catch (error) {
    console.warn('The check of a message could not be loaded.', error);
    return undefined;
  }
}

function addressed(recipient: MessageRecipient): Pick<Sending, 'to' | 'topic'> {
  return typeof recipient === 'string'
    ? { to: 'team', topic: recipient }
    : { to: recipient.creatorId, topic: null };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(milliseconds, 0)));
}

function afterChange({ problems, check }: Extract<Stage, { name: 'refused' }>, draft: WrittenMessage): Stage {
  const left = check.remainingProblems(problems, draft);
  return isValid(left) ? WRITING : { name: 'refused', problems: left, check };
}

function isValid(problems: MessageProblems): boolean {
  return Object.keys(problems).length === 0;
}

/** Loads the check and its schemas. No page loads them before a visitor writes. */
export function loadCheck(): Promise<Check> {
  return import('./check-message.ts');
}
