import type { MailTexts } from './mail-texts.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export const ENGLISH: MailTexts = {
  letters: {
    'confirm-address': () => ({
      subject: 'Confirm your e-mail address',
      heading: 'Confirm your e-mail address',
      paragraphs: [
        'An account on Waymark was created with this address. Confirm that the address is yours, and the account is ready.',
      ],
      action: 'Confirm the address',
      notes: [
        'The link works once.',
        'If you did not create an account, ignore this mail: without the link, the address cannot be used.',
      ],
    }),
    'address-taken': () => ({
      subject: 'You already have an account',
      heading: 'You already have an account',
      paragraphs: [
        'This address was entered to create an account on Waymark. It already has one, so no other was created.',
        'Sign in to it. If you do not remember the password, you can choose a new one there.',
      ],
      action: 'Sign in',
      notes: ['If it was not you, ignore this mail: nothing has changed.'],
    }),
    'reset-password': () => ({
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: ['A new password was requested for your account on Waymark.'],
      action: 'Choose a new password',
      notes: [
        'The link works once, and only for a short time.',
        'If it was not you, ignore this mail: your password stays as it is.',
      ],
    }),
    'password-changed': () => ({
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your account on Waymark was changed. If you changed it, there is nothing to do.',
        'If it was not you, choose a new password at once: on the sign-in page, with “Forgotten password”. Then write to us.',
      ],
      action: 'Go to the sign-in page',
      notes: [],
    }),
    message: ({ topic, name, email }) => {
      const sender = name ?? email;
      return topic === null
        ? {
            subject: name === null ? 'A message for you on Waymark' : `${name} wrote to you on Waymark`,
            heading: `A message from ${sender}`,
            paragraphs: [`It was sent from your page on Waymark. Answer this mail to write to ${email}.`],
            action: 'Open on Waymark',
            notes: [
              'Your address was not shown. An answer will show it.',
              'The address above was entered by the sender and is not verified.',
            ],
          }
        : {
            subject: `${topic === 'feedback' ? 'Feedback' : 'Contact'}: ${sender}`,
            heading: `${topic === 'feedback' ? 'Feedback' : 'A message'} from ${sender}`,
            paragraphs: [`Answer this mail to write to ${email}.`],
            action: 'Open on Waymark',
            notes: ['The address was entered by the sender and is not verified.'],
          };
    },
    'data-ready': () => ({
      subject: 'Your data is ready',
      heading: 'Your data is ready',
      paragraphs: [
        'The download of your data on Waymark, which you asked for, is ready. You can get it for 7 days.',
      ],
      action: 'Get my data',
      notes: ['If you did not ask for it, change your password and write to us.'],
    }),
    'account-deletion': ({ until }) => ({
      subject: `Your account will be deleted on ${day.format(until)}`,
      heading: 'Your account will be deleted',
      paragraphs: [
        `You asked for your account on Waymark to be deleted. On ${day.format(until)} all that belongs to it will go: what you published, your drafts, photos, lists and messages.`,
        'To keep it, sign in before that day and choose “Keep my account”.',
      ],
      action: 'Keep my account',
      notes: ['If you did not ask for it, sign in at once, change your password and write to us.'],
    }),
  },
  copyLink: 'If the button does not work, copy this address into your browser:',
  unsubscribe: 'No longer get messages by e-mail',
  from: 'Waymark: places worth the journey, from people who have been there',
  via: (name) => `${name} via Waymark`,
};
