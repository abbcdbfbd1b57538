import { LOCALES } from '@waymark/model/locale';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { MAX_USERNAME } from './content-account.ts';
import { normalAddress } from './email-address.ts';
import { type FieldError, type FieldErrorCode, fieldsError, StrapiError } from './strapi-error.ts';

/** Larger than any expected body, in bytes. */
const MAX_BODY = 16 * 1_024;
/** Passwords have rules of their own (`checkNewPassword`). */
const MAX_TEXT = 4_096;

const text = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT));
/** An address, in the form of `normalAddress`. */
const email = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(MAX_TEXT)),
  z.transform((value, context) => {
    const address = normalAddress(value);
    if (address !== undefined) return address;
    context.issues.push({ code: 'invalid_format', format: 'email', input: value });
    return z.NEVER;
  }),
);
/** The language of the letters; an addition to Strapi's fields. */
const locale = z.optional(z.enum(LOCALES));

/** The fields of each request, by the names of Strapi 5. `looseObject` where Strapi ignores others. */
export const BODIES = {
  login: z.looseObject({ identifier: text, password: text }),
  link: z.strictObject({ identifier: text, password: text, access_token: text }),
  register: z.strictObject({
    // No control characters: the name may be shown anywhere.
    username: z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(MAX_USERNAME), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)),
    email,
    password: text,
    locale,
  }),
  forgotPassword: z.strictObject({ email, locale }),
  resetPassword: z.strictObject({ code: text, password: text, passwordConfirmation: text }),
  changePassword: z.strictObject({ currentPassword: text, password: text, passwordConfirmation: text }),
  sendEmailConfirmation: z.looseObject({ email, locale }),
};

/** For every request: no body may be compressed or too long, whether it is read or not. */
export const boundedContentBodies: MiddlewareHandler = async (context, next) => {
  const encoding = context.req.header('Content-Encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') throw unsupported();
  return limited(context, next);
};

const limited = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw new StrapiError('PayloadTooLargeError', 'Entity too large');
  },
});

/**
 * The JSON body of a request.
 * @throws StrapiError `ValidationError` with an error for each wrong field
 */
export async function contentBody<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  // A form of another site could send other types.
  if (!/^application\/json *(;|$)/i.test(context.req.header('Content-Type') ?? '')) throw unsupported();
  const body: unknown = await context.req.json().catch(() => undefined);
  const parsed = schema.safeParse(body, { reportInput: true });
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  );
  if (unknown.length > 0)
    throw new StrapiError('ValidationError', `Invalid parameters: ${unknown.map(shortened).join(', ')}`);
  throw fieldsError(errorsIn(parsed.error.issues));
}

function unsupported(): StrapiError {
  return new StrapiError('UnsupportedMediaTypeError', 'The body must be JSON, with that content type.');
}

/** One error for each field. */
function errorsIn(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = issue.path.map(String);
    const name = path.join('.') || 'body';
    if (!errors.has(name)) errors.set(name, { path, name: 'ValidationError', ...wordingOf(issue, name) });
  }
  return [...errors.values()];
}

/** In the words of yup, by which Strapi checks. The value is not repeated: it may be a password. */
function wordingOf(issue: z.core.$ZodIssue, name: string): { message: string; code: FieldErrorCode } {
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  if (isMissing || issue.code === 'too_small')
    return { message: `${name} is a required field`, code: 'missing' };
  switch (issue.code) {
    case 'too_big':
      return { message: `${name} must be at most ${issue.maximum} characters`, code: 'too-long' };
    case 'invalid_type':
      return { message: `${name} must be a \`${issue.expected}\` type`, code: 'wrong-type' };
    case 'invalid_format':
      return {
        message: issue.format === 'email' ? `${name} must be a valid email` : `${name} is not valid`,
        code: 'malformed',
      };
    default:
      return { message: `${name} is not valid`, code: 'malformed' };
  }
}

function shortened(key: string): string {
  return key.slice(0, 40);
}
