import { ARCHIVE_FILES } from '@waymark/model/archive/archive';
import { getAuth } from 'firebase-admin/auth';
import { documentsThatName } from '../../documents-that-name.ts';
import { mailsTo } from '../../mail-box.ts';
import { newAddress } from '../../new-address.ts';
import { database } from '../support/database.ts';
import {
  linkOf,
  PASSWORD,
  press,
  register,
  WORDS as SIGN_IN,
  saveToNewList,
  signIn,
  test,
} from '../support/email-account.ts';
import { expect } from '../support/fixtures.ts';
import { becomeCreator, handleField, nameField, newMember, WORDS } from '../support/member.ts';
import { askForDeletion, download, importArchive, inOwnBrowser } from '../support/own-data.ts';
import { MARKER, writeWorks } from '../support/own-works.ts';
import { accountButton } from '../support/sign-in.ts';
import { visitorPage } from '../support/visitor.ts';

const TEXTS = {
  en: {
    publish: 'Publish',
    published: 'Published. All visitors can see it now.',
    name: 'Your name',
    email: 'Your e-mail address',
    body: 'Your message',
    send: 'Send',
    sent: 'Your message has been sent.',
    from: 'From Val Visitor',
    currentPassword: 'Current password',
    change: 'Change the password',
    changed: 'The new password is saved.',
    everywhere: 'Sign out everywhere',
    account: 'Account',
    deleted: /will be deleted on/,
    imported: 'Imported: 1 item, no photos, 1 list.',
  },
  fr: {
    publish: 'Publier',
    published: 'Publié. Tous les visiteurs peuvent le voir.',
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    body: 'Votre message',
    send: 'Envoyer',
    sent: 'Votre message a été envoyé.',
    from: 'De Val Visitor',
    currentPassword: 'Mot de passe actuel',
    change: 'Changer le mot de passe',
    changed: 'Le nouveau mot de passe est enregistré.',
    everywhere: 'Se déconnecter partout',
    account: 'Compte',
    deleted: /seront effacés le/,
    imported: 'Importation terminée : 1 contenu, aucune photo, 1 liste.',
  },
} as const;

const NEXT_PASSWORD = 'another four words';

for (const language of ['en', 'fr'] as const) {
  const [words, texts, { prefix, join }] = [SIGN_IN[language], TEXTS[language], WORDS[language]];

  test(`an account by e-mail lives its whole life, and its data live on in another one, in ${language}`, async ({
    page,
    address,
    publish,
    browser,
  }) => {
    test.setTimeout(300_000);
    const start = address.slice(0, address.indexOf('@'));
    const { id: mill } = await publish({ en: 'The mill', fr: 'Le moulin' });

    await test.step('register, confirm, sign in, save a place', async () => {
      await page.goto(`${prefix}/join?to=${prefix}/destinations/${mill}`);
      await register(page, address, language);
      await page.goto(await linkOf(address, 'confirm-address'));
      await press(page, words.confirm);
      await expect(page.getByText(words.confirmed)).toBeVisible();
      await page.goto(`${prefix}/join?to=${prefix}/destinations/${mill}`);
      await signIn(page, address, PASSWORD, language);
      await expect(page).toHaveURL(new RegExp(`${prefix}/destinations/${mill}`));
      await saveToNewList(page, language);
    });
    const { docs } = await database().collection('contentAccounts').where('email', '==', address).get();
    const uid = String(docs[0]?.get('uid'));

    await test.step('become a creator, and publish', async () => {
      await page.goto(`${prefix}/creators/join`);
      await nameField(page, language).fill('Ada L.');
      await handleField(page, language).fill(start);
      await page.getByRole('button', { name: join }).click();
      await expect(page).toHaveURL(`${prefix}/workspace/welcome`);
      const [work = ''] = await writeWorks(uid, [MARKER]);
      await page.goto(`${prefix}/workspace/articles?work=${work}`);
      await page.getByRole('button', { name: texts.publish, exact: true }).click();
      await expect(page.getByText(texts.published)).toBeVisible();
    });
    const [marker] = (await database().collection('markers').where('ownerId', '==', uid).get()).docs;

    await test.step('get a message, by e-mail and in the inbox', async () => {
      const [record] = (await database().collection('creators').where('userId', '==', uid).get()).docs;
      await record?.ref.update({ contactable: true });
      const form = await visitorPage(browser);
      await form.goto(`${prefix}/creators/${start}/contact`);
      await form.getByRole('textbox', { name: texts.name }).fill('Val Visitor');
      await form.getByRole('textbox', { name: texts.email }).fill(newAddress());
      await form.getByRole('textbox', { name: texts.body }).fill('Is the path open in winter?');
      await form.getByRole('button', { name: texts.send, exact: true }).click();
      await expect(form.getByRole('status').filter({ hasText: texts.sent })).toBeVisible();
      await form.context().close();
      const letter = async () =>
        (await mailsTo(address)).find(({ replyTo }) => replyTo.includes('Val Visitor'));
      await expect.poll(letter).toBeDefined();
      await page.goto((await letter())?.links[0] ?? '');
      await expect(page.getByRole('heading', { level: 2, name: texts.from })).toBeVisible();
    });

    await test.step('change the password, sign out everywhere, sign in again', async () => {
      await page.goto(`${prefix}/workspace/settings`);
      await page.getByLabel(texts.currentPassword, { exact: true }).fill(PASSWORD);
      await page.getByLabel(words.newPassword, { exact: true }).fill(NEXT_PASSWORD);
      await page.getByRole('button', { name: texts.change }).click();
      await expect(page.getByText(texts.changed)).toBeVisible();
      await linkOf(address, 'password-changed');
      await page.getByRole('button', { name: texts.everywhere }).click();
      await page.getByRole('dialog').getByRole('button', { name: texts.everywhere }).click();
      await expect(page.getByRole('button', { name: texts.account, exact: true })).toBeVisible();
      await page.goto(`${prefix}/workspace/settings`);
      await expect(page).toHaveURL(/\/join\?to=/);
      await signIn(page, address, NEXT_PASSWORD, language);
      await expect(page).toHaveURL(`${prefix}/workspace/settings`);
      await expect(accountButton(page, language)).toBeVisible();
    });

    const files = await test.step('download everything', () => download(page, language));
    expect(files.get(ARCHIVE_FILES.settings)).toContain(address);
    expect(files.get(ARCHIVE_FILES.messages)).toContain('Is the path open in winter?');

    await test.step('delete the account: nothing is left', async () => {
      await page.reload();
      await askForDeletion(page, language, () => signIn(page, address, NEXT_PASSWORD, language));
      await expect(page.getByText(texts.deleted).first()).toBeVisible();
      await page.goto(`${prefix}/about`);
      await database().doc(`deletions/${uid}`).update({ dueAt: new Date() });
      const isWaiting = async () => (await database().doc(`deletions/${uid}`).get()).exists;
      await expect.poll(isWaiting, { timeout: 90_000 }).toBe(false);
      expect(await documentsThatName([uid, address])).toEqual([]);
      await expect(getAuth().getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
      await expect.poll(async () => (await page.request.get(`/markers/${marker?.id}`)).status()).toBe(410);
    });

    await test.step('import it all as somebody new', async () => {
      const other = await newMember();
      await inOwnBrowser(browser, async (second) => {
        await becomeCreator(second, other, language);
        await second.goto(`${prefix}/workspace/settings`);
        await importArchive(second, files.get('path') ?? '', language);
        const done = second.getByRole('status').filter({ hasText: texts.imported });
        await expect(done).toBeVisible({ timeout: 90_000 });
      });
      const markers = await database().collection('markers').where('ownerId', '==', other.uid).get();
      expect(markers.docs.map((each) => each.get('title'))).toEqual([MARKER.content.title]);
    });
  });
}
