import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { indexByKey } from '../hooks/index-by-key.ts';
import styles from './tabs.module.css';

interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** Several views of one subject, shown one at a time. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex((tab) => tab.id === selected);
  const onKey = (event: KeyboardEvent) => {
    const next = indexByKey(event.key, index, tabs.length, 'horizontal');
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${base}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
        className={styles.panel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to reach a panel that has no focusable content, so that it can scroll it
        tabIndex={0}
      >
        {tabs[index]?.content}
      </div>
    </div>
  );
}
