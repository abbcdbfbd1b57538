import type { MessageDraft } from '@waymark/model/entities/message';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { MessageProblems } from './check-message.ts';
import { useDraft } from './use-draft.ts';

type Check = typeof import('./check-message.ts');

/** The stage of a message. */
type Stage =
  | { name: 'writing' }
  | { name: 'checking' }
  /** The check could not be loaded. */
  | { name: 'unchecked' }
  | { name: 'refused'; problems: MessageProblems; check: Check }
  /** The message has no problems. */
  | { name: 'valid' };

const WRITING: Stage = { name: 'writing' };

/** A message from a visitor to a creator: its draft, and its problems once the visitor wants to send it. */
export function useMessage(recipient: string) {
  const { draft, setDraft, isStored } = useDraft(recipient);
  const [stage, setStage] = useState(WRITING);

  const change = (changed: Partial<MessageDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    setStage(stage.name === 'refused' ? afterChange(stage, next) : WRITING);
  };

  /** @param onRefused called once the invalid fields are marked */
  const send = async (onRefused: () => void) => {
    if (stage.name === 'checking') return;
    const checking: Stage = { name: 'checking' };
    setStage(checking);
    const checked = await stageOf(draft);
    // A visitor who has gone on writing meanwhile does not want to send this version.
    flushSync(() => setStage((now) => (now === checking ? checked : now)));
    if (checked.name === 'refused') onRefused();
  };

  return { draft, isStored, stage, change, send };
}

async function stageOf(draft: MessageDraft): Promise<Stage> {
  try {
    const check = await loadCheck();
    const problems = check.checkMessage(draft);
    return isValid(problems) ? { name: 'valid' } : { name: 'refused', problems, check };
  } catch (error) {
    console.warn('The check of a message could not be loaded.', error);
    return { name: 'unchecked' };
  }
}

function afterChange({ problems, check }: Extract<Stage, { name: 'refused' }>, draft: MessageDraft): Stage {
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
