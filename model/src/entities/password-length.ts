/** The bounds of a password in characters, counted as code points (NIST SP 800-63B). It stands apart for the form, without schemas. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
