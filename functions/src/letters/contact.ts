import type { Permission } from '@waymark/model/permissions';
import type { Firestore } from 'firebase-admin/firestore';
import { mailAddress } from '../mail/letter.ts';
import { hashOf, isSecretOf, newSecret } from '../platform/secret-link.ts';

/** How a creator is written to; known to functions only. */
interface Contact {
  address: string;
  /** The secret of the links that end mails. */
  key: string;
}

/**
 * Keeps the address of a creator for mails, `users/{uid}/private/contact`: the one that the provider confirmed, as the creator's token
 * has it. Only those who hold the permission of creators get mails beside those about their account, so only theirs is kept. It
 * follows the provider with every sign-in.
 */
export async function keepContact(
  db: Firestore,
  { uid, email, permissions }: { uid: string; email: string | undefined; permissions: readonly Permission[] },
): Promise<void> {
  if (!permissions.includes('feature:creator-profile')) return;
  // One that SMTP cannot carry is of no use.
  if (!mailAddress.safeParse(email).success || email === undefined) return;
  const known = await contactOf(db, uid);
  if (known?.address === email) return;
  const contact: Contact = { address: email, key: known?.key ?? newSecret() };
  await contactRef(db, uid).set(contact);
}

/** Undefined for a creator whose address is not known. */
export async function contactOf(db: Firestore, uid: string): Promise<Contact | undefined> {
  const { address, key } = (await contactRef(db, uid).get()).data() ?? {};
  return typeof address === 'string' && typeof key === 'string' ? { address, key } : undefined;
}

/** Whether a link that ends mails was made for this user. */
export async function isContactKey(db: Firestore, uid: string, key: string): Promise<boolean> {
  const contact = await contactOf(db, uid);
  return contact !== undefined && isSecretOf(hashOf(contact.key), key);
}

function contactRef(db: Firestore, uid: string) {
  return db.doc(`users/${uid}/private/contact`);
}
