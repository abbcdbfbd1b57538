import { type Message, message as messageSchema, TEAM } from '@waymark/model/entities/message';
import type { DemoDocument } from './demo-document.ts';
import { demoId } from './demo-ids.ts';
import { DEMO_NOW } from './demo-works.ts';

const HOUR = 3_600_000;

type Written = Pick<Message, 'name' | 'email' | 'body' | 'locale' | 'topic' | 'state'>;

const TO_CREATOR: readonly Written[] = [
  {
    topic: null,
    name: 'Jonas Weidel',
    email: 'jonas.weidel@waymark.example',
    locale: 'en',
    body: 'Hello,\n\nwe are going to Gaspésie in June with two children of five and eight. Is the path to Mont Sainte-Anne too long for them? And does the boat go every day by then?\n\nThank you for the pins, we found half of our stops with them.',
    state: 'new',
  },
  {
    topic: null,
    name: null,
    email: 'lucie.marchand@waymark.example',
    locale: 'fr',
    body: 'Bonjour, la boulangerie de votre récit a déménagé en face de l’église. Elle est toujours aussi bonne.',
    state: 'read',
  },
];

const TO_TEAM: readonly Written[] = [
  {
    topic: 'feedback',
    name: 'Amara Diallo',
    email: 'amara.diallo@waymark.example',
    locale: 'fr',
    body: 'J’aimerais imprimer une liste avec sa carte sur une seule page. Aujourd’hui, la carte prend la première page à elle seule.',
    state: 'new',
  },
  {
    topic: 'contact',
    name: 'Tom Hale',
    email: 'tom.hale@waymark.example',
    locale: 'en',
    body: 'One of the photos on the page of Peggy’s Cove shows our house, with the number. Could you ask its creator to take another one?',
    state: 'new',
  },
];

/** Messages in the inboxes of a creator and of the team. */
export function demoMessages(creator: { id: string; uid: string }): DemoDocument[] {
  const all = [
    ...TO_CREATOR.map((written) => ({ ...written, to: creator.id, recipientId: creator.uid })),
    ...TO_TEAM.map((written) => ({ ...written, to: TEAM, recipientId: null })),
  ];
  return all.map((written, index) => {
    const { id, ...fields } = messageSchema.parse({
      ...written,
      id: demoId(`message ${index}`),
      from: null,
      createdAt: DEMO_NOW - (index + 1) * 7 * HOUR,
    });
    return { path: `messages/${id}`, fields };
  });
}
