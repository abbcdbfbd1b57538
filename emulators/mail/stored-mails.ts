import { simpleParser } from 'mailparser';

/** A mail as it arrived. */
export interface StoredMail {
  /** Counts from 1. */
  id: number;
  /** Of the arrival, as ISO 8601. */
  at: string;
  /** The recipients of the envelope, which is where it would have gone. */
  to: readonly string[];
  from: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** All lines of its head as they arrived, by the names in lower case. */
  headers: Readonly<Record<string, readonly string[]>>;
  /** The addresses to which its HTML has links, in their order, each once. */
  links: readonly string[];
}

/** How many mails are kept; the oldest go first. */
const MOST = 1_000;

/** The mails that arrived since the start, in memory. */
export class StoredMails {
  readonly #mails: StoredMail[] = [];
  #last = 0;

  async add(raw: Buffer, to: readonly string[]): Promise<void> {
    const parsed = await simpleParser(raw);
    const headers: Record<string, string[]> = {};
    for (const { key, line } of parsed.headerLines) {
      headers[key] = [...(headers[key] ?? []), line.slice(line.indexOf(':') + 1).trim()];
    }
    const html = parsed.html || '';
    this.#mails.push({
      id: ++this.#last,
      at: new Date().toISOString(),
      to,
      from: parsed.from?.text ?? '',
      replyTo: parsed.replyTo?.text ?? '',
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html,
      messageId: parsed.messageId ?? '',
      headers,
      links: linksIn(html),
    });
    if (this.#mails.length > MOST) this.#mails.shift();
  }

  /** @param to only mails to this address; without it all, the newest first */
  find(to?: string): StoredMail[] {
    const wanted = to?.toLowerCase();
    const isMeant = (mail: StoredMail) =>
      wanted === undefined || mail.to.some((address) => address.toLowerCase() === wanted);
    return this.#mails.filter(isMeant).toReversed();
  }

  get(id: number): StoredMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  clear(): void {
    this.#mails.length = 0;
  }
}

function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"'),
  );
  return [...new Set(found)];
}
